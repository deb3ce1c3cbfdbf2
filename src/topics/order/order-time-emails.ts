import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import type { CustomersTurn } from "#domain/order/waiting/whose-turn.ts";
import { type Email, writeEmail } from "#platform/mail/email.ts";
import { itemIn, orderedDetails, type OrderMailText, paymentDetails } from "./order-mail.ts";

function toCustomer(
  order: OrderMailText,
  subject: string,
  paragraphs: readonly string[],
  link: string,
  details = orderedDetails(order),
): Email {
  return writeEmail({
    subject: `${subject} (${order.orderNo})`,
    greeting: `Hello ${order.contact.first_name},`,
    paragraphs,
    item: itemIn(order),
    details,
    link: { label: link, url: order.url },
  });
}

/** "Please approve your proof and pay $57.00." */
function toDo({ lines, due, bank, takesCards }: OrderMailText, turns: readonly CustomersTurn[]): string {
  const ways = [...(takesCards ? ["card"] : []), ...(bank === null ? [] : ["bank transfer"])];
  const pay = ways.length === 0 ? "" : ` by ${ways.join(" or ")}`;
  const words: Readonly<Record<CustomersTurn, string>> = {
    artwork: "send us your artwork",
    approval: lines.length === 1 ? "approve your proof" : "approve your proofs",
    payment: `pay ${formatMoney(due)}${pay}`,
  };
  const all = turns.map((turn) => words[turn]);
  const last = all.pop() ?? "";
  return `Please ${all.length === 0 ? last : `${all.join(", ")} and ${last}`}.`;
}

/** Asks for what only the customer can do, and says until when the order stays open. */
export function orderReminderEmail(
  order: OrderMailText,
  { turns, lastDay }: { readonly turns: readonly CustomersTurn[]; readonly lastDay: CalendarDate | null },
): Email {
  return toCustomer(
    order,
    "Your order is waiting for you",
    [
      `We would love to start on your order. ${toDo(order, turns)}`,
      lastDay === null
        ? "It is made as soon as that is here. If anything is unclear, just reply to this email."
        : `It stays open until ${formatDate(lastDay)}. After that it lapses, and nothing is made or charged. If you need more time, just reply to this email.`,
    ],
    turns.includes("approval") ? "Look at your proof" : "See your order",
    [
      { label: "Order", value: order.orderNo },
      ...(turns.includes("payment") ? paymentDetails(order) : []),
      ...(lastDay === null ? [] : [{ label: "Open until", value: formatDate(lastDay) }]),
    ],
  );
}

/** Asks how it turned out, once, some days after it came; the order's page takes the answer without an account. */
export function reviewRequestEmail(order: OrderMailText): Email {
  return writeEmail({
    subject: `How did your order turn out? (${order.orderNo})`,
    greeting: `Hello ${order.contact.first_name},`,
    paragraphs: [
      "Your order should have been with you for a few days. How did it turn out?",
      "A few words help others to choose, and a photo of it in use most of all. It takes a minute and needs no account.",
    ],
    item: itemIn(order),
    details: [{ label: "Order", value: order.orderNo }],
    afterwards: [
      "Is something not as you approved it? Tell us on the same page instead: we make it again or give your money back.",
      "We ask this once for each order.",
    ],
    link: { label: "Rate your order", url: `${order.url}#reviews` },
  });
}

/** Its time is over: what was paid comes back, and how it is ordered after all. */
export function orderLapsedEmail(order: OrderMailText): Email {
  const back = order.paid > 0 ? ` We will give you back the ${formatMoney(order.paid)} you have paid.` : "";
  return toCustomer(
    order,
    "Your order has lapsed",
    [
      `We have not heard from you for a while, so your order has lapsed. Nothing of it is made.${back}`,
      "Would you still like it? Its page shows what it costs today, and you can order it from there.",
    ],
    "See your order",
  );
}

/** It is open again, at the price it had. */
export function orderRevivedEmail(order: OrderMailText): Email {
  return toCustomer(
    order,
    "Your order is open again",
    ["Your order is open again, at the same price. We start when everything is approved and paid."],
    "See your order",
    [...orderedDetails(order), ...paymentDetails(order)],
  );
}
