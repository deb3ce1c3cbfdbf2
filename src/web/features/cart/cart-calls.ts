import type { AskedOf, ReplyTo } from "#contract/calls.ts";
import { type Answer, callShop } from "#web/calls/call-shop.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { setCartCount } from "./cart-count.ts";

/** The cart, one of its items, and what adding to it answers: as the contract has them. */
export type Cart = ReplyTo<"GET cart">;
export type CartItem = Cart["cart_items"][number];
export type AddedToCart = ReplyTo<"POST cart/add">;

/** Puts a configured product into the cart; sent again with its key it is put there once. */
export async function addToCart(
  body: AskedOf<"POST cart/add">["body"],
  key: string,
): Promise<Answer<AddedToCart>> {
  const answer = await callShop("POST cart/add", { body, key });
  if (!answer.ok) return answer;
  setCartCount(answer.data.count);
  refreshNewGuest();
  return answer;
}
