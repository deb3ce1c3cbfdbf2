import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import type { CustomersTurn } from "#domain/order/waiting/whose-turn.ts";
import type { Email } from "#platform/mail/email.ts";
import { mailOpening } from "#topics/mail/fill-mail.ts";
import { numberDetail, toCustomer } from "./order-emails.ts";
import { orderedDetails, type OrderMailText, paymentDetails } from "./order-mail.ts";

/** Asks for the rest of an order whose deposit is here: it leaves once that is. */
export function restReminderEmail(order: OrderMailText): Email {
  const said = order.say("rest-reminder");
  return toCustomer(order, said, {
    paragraphs: mailOpening(said, `${toDo(order, ["payment"])} It leaves us once that is here.`),
    details: [numberDetail(order), ...paymentDetails(order)],
    link: "Pay the rest",
  });
}

/** "Please approve your proof and pay $57.00." */
function toDo(
  { lines, payableNow, bank, takesCards }: OrderMailText,
  turns: readonly CustomersTurn[],
): string {
  const ways = [...(takesCards ? ["card"] : []), ...(bank === null ? [] : ["bank transfer"])];
  const pay = ways.length === 0 ? "" : ` by ${ways.join(" or ")}`;
  const words: Readonly<Record<CustomersTurn, string>> = {
    artwork: "send us your artwork",
    approval: lines.length === 1 ? "approve your proof" : "approve your proofs",
    payment: `pay ${formatMoney(payableNow)}${pay}`,
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
  const until = lastDay && formatDate(lastDay);
  const said = order.say("reminder", { "open-until": until });
  return toCustomer(order, said, {
    paragraphs: [
      ...mailOpening(said, toDo(order, turns)),
      until === null
        ? "It is made as soon as that is here."
        : `It stays open until ${until}. After that it lapses, and nothing is made or charged.`,
    ],
    link: turns.includes("approval") ? "Look at your proof" : "See your order",
    details: [
      numberDetail(order),
      ...(turns.includes("payment") ? paymentDetails(order) : []),
      ...(until === null ? [] : [{ label: "Open until", value: until }]),
    ],
  });
}

/** Asks how it turned out, once, some days after it came; the order's page takes the answer without an account. */
export function reviewRequestEmail(order: OrderMailText): Email {
  return toCustomer(order, order.say("review-asked"), { link: "Rate your order", at: "#reviews" });
}

/** Its time is over: what was paid comes back, and how it is ordered after all. */
export function orderLapsedEmail(order: OrderMailText): Email {
  const said = order.say("lapsed");
  const back = order.paid > 0 ? `We will give you back the ${formatMoney(order.paid)} you have paid.` : "";
  return toCustomer(order, said, {
    paragraphs: mailOpening(said, back),
    details: orderedDetails(order),
  });
}

/** It is open again, at the price it had. */
export function orderRevivedEmail(order: OrderMailText): Email {
  return toCustomer(order, order.say("revived"), {
    details: [...orderedDetails(order), ...paymentDetails(order)],
  });
}
