import { lockForOwner } from "#server/db/owner.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { CART_LIMIT } from "#domain/cart/cart.ts";
import { countLines, setRemoved } from "#server/db/cart/cart-lines.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

/** Takes a line out of the cart, or (`removed` false) puts it back where it lay; a day later it is gone. */
export async function setLineRemoved(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  id: number,
  removed: boolean,
): Promise<ReadCart | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const refused = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "cart", owner);
    if (!removed && (await countLines(tx, owner)) >= CART_LIMIT) return refuse("cart-full");
    return (await setRemoved(tx, owner, id, removed)) ? null : refuse("not-found");
  });
  return refused ?? cartOf(services, owner);
}
