import { say } from "../../domain/account/messages.ts";
import { callShop } from "../calls/call-shop.ts";
import { currentVisitor, refreshVisitor } from "../calls/visitor-store.ts";
import type { OrderType } from "../features/compare/compare.types.ts";
import { nameOfType } from "../features/compare/name-of-type.ts";

/** Puts a compared product into the cart, at the price that was shown beside the others. */
export const orderCompared: OrderType = async (type, writeKey) => {
  if (type.quote_data === null) return { ok: false, message: say("unexpected") };
  const answer = await callShop<unknown>("POST", "cart/add", type.quote_data, writeKey);
  if (!answer.ok) return { ok: false, message: answer.message };
  if (currentVisitor()?.user === null) void refreshVisitor();
  return { ok: true, message: `${nameOfType(type)} is in your cart.` };
};
