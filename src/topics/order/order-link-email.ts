import { type Email, writeEmail } from "#platform/mail/email.ts";
import { itemIn, type OrderWords } from "./order-mail-words.ts";

/** The link to an order, for who asked for it by its number. */
export function orderLinkEmail(order: OrderWords): Email {
  return writeEmail({
    subject: `Your order (${order.orderNo})`,
    greeting: `Hello ${order.firstName},`,
    paragraphs: ["You asked for the link to your order. Here it is."],
    item: itemIn(order),
    details: [{ label: "Order", value: order.orderNo }],
    link: { label: "See your order", url: order.url },
    afterwards: ["Was it not you? Then nothing needs to be done: only this address has the link."],
  });
}
