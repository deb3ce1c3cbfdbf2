import type { RequestOf, ReplyTo } from "#contract/calls.ts";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { setCartCount } from "./cart-count.ts";

/** The cart, one of its items, and what adding to it answers: as the contract has them. */
export type WireCart = ReplyTo<"GET cart">;
export type CartItem = WireCart["cart_items"][number];
export type CartAddition = ReplyTo<"POST cart/add">;

/** Puts a configured product into the cart; sent again with its key it is put there once. */
export async function sendToCart(
  body: RequestOf<"POST cart/add">["body"],
  key: string,
): Promise<Answer<CartAddition>> {
  const answer = await callShop("POST cart/add", { body, key });
  if (!answer.ok) return answer;
  setCartCount(answer.data.count);
  refreshNewGuest();
  return answer;
}
