import { callShop, type Answer } from "#web/calls/call-shop.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import type { Added, Cart } from "./cart.types.ts";
import { setCartCount } from "./count/cart-count.ts";

/** Puts a configured product into the cart; sent again with its key it is put there once. */
export async function addToCart(product: object, key: string): Promise<Answer<Added>> {
  const answer = await callShop<Added>("POST", "cart/add", product, key);
  if (!answer.ok) return answer;
  setCartCount(answer.data.count);
  refreshNewGuest();
  return answer;
}

export function readCart(): Promise<Answer<Cart>> {
  return callShop<Cart>("GET", "cart");
}

export function changeItem(
  id: number,
  change: { readonly quantity?: number; readonly kinds?: number; readonly removed?: false },
): Promise<Answer<Cart>> {
  return callShop<Cart>("PATCH", `cart/items/${id}`, change);
}

export function removeItem(id: number): Promise<Answer<Cart>> {
  return callShop<Cart>("DELETE", `cart/items/${id}`);
}

export function updateUserCart(userId: number, items: readonly number[]): Promise<Answer<Cart>> {
  return callShop<Cart>("PUT", `cart/update/user-cart/${userId}`, { cart_items: items });
}

export function sendCode(coupon_code: string): Promise<Answer<Cart>> {
  return callShop<Cart>("POST", "cart/coupon", { coupon_code });
}

export function payWithPoints(points: number): Promise<Answer<Cart>> {
  return callShop<Cart>("POST", "cart/points", { points });
}

export function shipBy(shipping_method: string): Promise<Answer<Cart>> {
  return callShop<Cart>("PUT", "cart/shipping", { shipping_method });
}
