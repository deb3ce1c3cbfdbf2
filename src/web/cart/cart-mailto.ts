import { formatDollars } from "#domain/money.ts";
import type { WireCart } from "./cart-calls.ts";

/** A mail to the shop that says what lies in a cart, for the visitor's own mail program. */
export function cartMailto(email: string, cart: WireCart): string {
  const items = cart.cart_items.flatMap(({ summary, price }) =>
    price === null ? [] : [`- ${summary}: ${formatDollars(price)}`],
  );
  const words = [
    "I would like to order:",
    ...items,
    `Shipping: ${cart.shipping_method ?? ""} ${formatDollars(cart.shipping_fee)}`,
    `Total: ${formatDollars(cart.total_price)}`,
  ].join("\n");
  return `mailto:${email}?subject=${encodeURIComponent("Order")}&body=${encodeURIComponent(words)}`;
}
