import { unexpectedMessage } from "#domain/first-messages.ts";
import { sendToCart } from "#web/cart/cart-calls.ts";
import { type AddTypeToCart, nameOfType } from "#web/compare/compared-type.ts";

/** Puts a compared product into the cart, at the price that was shown beside the others. Why it was refused is said by words that come when needed. */
export const addComparedToCart: AddTypeToCart = async (type, idempotencyKey) => {
  if (type.quote_data === null) return { ok: false, message: unexpectedMessage, answered: false };
  const answer = await sendToCart(type.quote_data, idempotencyKey);
  if (answer.ok) return { ok: true, message: `${nameOfType(type)} is in your cart.`, answered: true };
  const words = await import("#web/ordering/cart-product.ts").catch(console.error);
  const message = words ? words.refusalMessages(answer).join(" ") : answer.message;
  return {
    ok: false,
    message,
    answered: answer.status !== 0,
    changed: answer.status === words?.PRICE_CHANGED,
  };
};
