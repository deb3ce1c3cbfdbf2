import { UNEXPECTED } from "../../domain/unexpected.ts";
import type { OrderType } from "../features/compare/compare.types.ts";
import { nameOfType } from "../features/compare/name-of-type.ts";

const loadCart = async () => {
  const [{ addToCart }, { CHANGED, refusalWords }] = await Promise.all([
    import("../features/cart/cart-calls.ts"),
    import("./quote-page/orders/cart-product.ts"),
  ]);
  return { addToCart, CHANGED, refusalWords };
};

/** Puts a compared product into the cart, at the price that was shown beside the others. The cart's part comes when it is asked for. */
export const orderCompared: OrderType = async (type, writeKey) => {
  const cart = await loadCart().catch(console.error);
  if (!cart || type.quote_data === null) return { ok: false, message: UNEXPECTED, answered: false };
  const answer = await cart.addToCart(type.quote_data, writeKey);
  if (answer.ok) return { ok: true, message: `${nameOfType(type)} is in your cart.`, answered: true };
  const message = cart.refusalWords(answer).join(" ");
  return { ok: false, message, answered: answer.status !== 0, changed: answer.status === cart.CHANGED };
};
