import { lockForOwner } from "#platform/db/owner.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { CART_LIMIT } from "#domain/cart/cart.ts";
import { countLines, setRemoved } from "./cart-lines.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** Takes a line out of the cart. */
export async function removeLine(
  services: Needs,
  caller: Caller,
  id: number,
): Promise<ReadCart | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const isRemoved = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "cart", owner);
    return setRemoved(tx, owner, id, true);
  });
  return isRemoved ? cartOf(services, owner) : refuse("not-found");
}

/** Puts a line back where it lay; a day later it is gone. */
export async function putLineBack(
  services: Needs,
  caller: Caller,
  id: number,
): Promise<ReadCart | Refusal<"cart-full" | "not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const refused = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "cart", owner);
    if ((await countLines(tx, owner)) >= CART_LIMIT) return refuse("cart-full");
    return (await setRemoved(tx, owner, id, false)) ? null : refuse("not-found");
  });
  return refused ?? cartOf(services, owner);
}
