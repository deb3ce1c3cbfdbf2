import { refuse, type Refusal } from "#domain/refusal.ts";
import type { CartWish } from "#domain/cart/cart.ts";
import { changeWish } from "#server/db/cart/cart-preferences.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

/** Changes what is wished for a cart as a whole; who has none has nothing to wish for. */
export async function changeCartWish(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  wish: Partial<CartWish>,
): Promise<ReadCart | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("cart-empty");
  await changeWish(services.db, owner, wish);
  return cartOf(services, owner);
}
