import { callShop, type Answer } from "#web/calls/call-shop.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import type { Added, Cart } from "./cart.types.ts";
import { setCartCount } from "./count/cart-count.ts";

/** Puts a configured product into the cart; sent again with its key it is put there once. */
export const addToCart = async (product: object, key: string): Promise<Answer<Added>> => {
  const answer = await callShop<Added>("POST", "cart/add", product, key);
  if (!answer.ok) return answer;
  setCartCount(answer.data.count);
  refreshNewGuest();
  return answer;
};

export const readCart = (): Promise<Answer<Cart>> => callShop<Cart>("GET", "cart");

export const changeItem = (
  id: number,
  change: { readonly quantity?: number; readonly kinds?: number; readonly removed?: false },
): Promise<Answer<Cart>> => callShop<Cart>("PATCH", `cart/items/${id}`, change);

export const removeItem = (id: number): Promise<Answer<Cart>> => callShop<Cart>("DELETE", `cart/items/${id}`);

export const updateUserCart = (userId: number, items: readonly number[]): Promise<Answer<Cart>> =>
  callShop<Cart>("PUT", `cart/update/user-cart/${userId}`, { cart_items: items });

export const sendCode = (coupon_code: string): Promise<Answer<Cart>> =>
  callShop<Cart>("POST", "cart/coupon", { coupon_code });

export const payWithPoints = (points: number): Promise<Answer<Cart>> =>
  callShop<Cart>("POST", "cart/points", { points });

export const shipBy = (shipping_method: string): Promise<Answer<Cart>> =>
  callShop<Cart>("PUT", "cart/shipping", { shipping_method });
