import type { GivenBackWay } from "#domain/order/given-back-ways.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { followedParcels, joinedParcelNumbers } from "#domain/order/tracking-url.ts";
import type { Email, EmailDetail, EmailParts } from "#platform/mail/email.ts";
import {
  deliveryDetail,
  invoiceDetail,
  itemIn,
  orderedDetails,
  type OrderMailText,
  paymentDetails,
  proofWords,
  restWords,
  stillToPayWords,
  withYouBy,
} from "./order-mail.ts";
import { mailOpening, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { FilledMail } from "#domain/content/mail-words.ts";

/** A mail to the customer about an order, in the shop's words, with its picture and the way to its page. */
export function toCustomer(
  order: OrderMailText,
  said: FilledMail,
  {
    link = "See your order",
    at = "",
    ...parts
  }: Partial<Omit<EmailParts, "link" | "subject" | "afterwards">> & {
    link?: string;
    /** The part of the order's page that is meant. */
    at?: string;
  } = {},
): Email {
  return writeShopMail(said, {
    greeting: `Hello ${order.contact.first_name},`,
    item: itemIn(order),
    details: [numberDetail(order)],
    ...parts,
    subject: `${said.subject} (${order.orderNo})`,
    link: { label: link, url: order.url + at },
  });
}

export const numberDetail = ({ orderNo }: OrderMailText): EmailDetail => ({ label: "Order", value: orderNo });

/** What is paid at the order's page. */
export function payLabel({ due, payableNow, dueOn }: OrderMailText): string {
  return payableNow < due && dueOn === null ? "Pay the deposit" : "Pay the rest";
}

function payWords(order: OrderMailText): string {
  const { due, payableNow, bank, takesCards, dueOn } = order;
  const now = formatMoney(payableNow);
  if (due <= 0) return "There is nothing to pay.";
  if (dueOn !== null)
    return `It is on your account: please pay ${formatMoney(due)} by ${formatDate(dueOn)}, with the number of your order as the reference.`;
  if (bank === null && takesCards) return `Please pay ${now} by card on the page of your order.`;
  if (bank === null) return "We will send you an invoice.";
  const byCard = takesCards ? "by card on the page of your order, or " : "";
  return `Please pay ${now} ${byCard}by bank transfer, with the number of your order as the reference.`;
}

/** Thanks for an order: what was ordered, and how it is paid. */
export function orderPlacedEmail(order: OrderMailText): Email {
  const by = withYouBy(order);
  const said = order.say("placed");
  return toCustomer(order, said, {
    paragraphs: [
      ...mailOpening(said, payWords(order), order.payableNow < order.due ? restWords(order) : ""),
      proofWords(order) +
        (by === null
          ? ""
          : ` ${order.due > 0 && order.dueOn === null ? "Approved and paid" : "Approved"} today, it is ${by}.`),
    ],
    details: [
      ...orderedDetails(order),
      ...paymentDetails(order),
      ...(order.dueOn === null ? [] : invoiceDetail(order)),
      deliveryDetail(order),
    ],
  });
}

/** Says that money has come: all of it, part of it, or for an order that has ended. */
export function paymentArrivedEmail(
  order: OrderMailText,
  { arrived, cents }: { readonly arrived: string; readonly cents: Cents },
  { hasEnded, isInWork }: { readonly hasEnded: boolean; readonly isInWork: boolean },
): Email {
  const amount = formatMoney(cents);
  if (hasEnded) {
    const late = order.say("paid-late", { amount });
    const paragraphs = mailOpening(late, `${arrived}. We will give it back to you.`);
    return toCustomer(order, late, { paragraphs });
  }
  const isPart = order.due > 0;
  const said = isPart ? order.say("part-paid", { amount }) : order.say("paid", { amount });
  const whole = isInWork ? "" : "We make it as soon as every proof is approved.";
  return toCustomer(order, said, {
    paragraphs: [
      ...mailOpening(said, `${arrived}.`, isPart ? stillToPayWords(order) : whole),
      ...(order.due < 0
        ? [`That is ${formatMoney(-order.due)} more than it costs: we will give it back to you.`]
        : []),
    ],
    details: [numberDetail(order), ...paymentDetails(order), ...invoiceDetail(order)],
  });
}

/** The tax invoice is there, which could not be issued when the money came. */
export function invoiceIssuedEmail(order: OrderMailText, number: string): Email {
  return toCustomer(order, order.say("invoice", { "invoice-no": number }), {
    details: [numberDetail(order), ...invoiceDetail(order)],
  });
}

const returnedWords = {
  card: "sent back to the card it came from. Banks take up to ten days to show it",
  transfer: "sent back to your account",
  cash: "given back to you in cash",
  points: "given back to you as points, which pay for your next order",
} as const;

/** Money is on its way back, and how. */
export function moneyReturnedEmail(order: OrderMailText, cents: number, way: GivenBackWay): Email {
  const amount = formatMoney(cents);
  const said = order.say("money-back", { amount });
  return toCustomer(order, said, {
    paragraphs: mailOpening(said, `${amount} has been ${returnedWords[way]}.`),
  });
}

/** Asks for a look at a proof. */
export function proofReadyEmail(
  order: OrderMailText,
  {
    title,
    note,
    files,
    proposed,
  }: {
    title: string;
    note: string;
    files: readonly EmailDetail[];
    /** Another size or quantity that goes with it; null without any. */
    proposed: { readonly details: readonly EmailDetail[]; readonly difference: string } | null;
  },
): Email {
  const by = withYouBy(order);
  const said = order.say("proof");
  return toCustomer(order, said, {
    paragraphs: [
      ...said.opening,
      ...(proposed === null
        ? []
        : [
            `It is not quite what you ordered: with it your order costs ${proposed.difference}, GST included. Nothing changes unless you approve it.`,
          ]),
      ...(by === null
        ? []
        : [`Approved${order.due > 0 && order.dueOn === null ? " and paid" : ""} today, it is ${by}.`]),
    ],
    item: title,
    details: [
      numberDetail(order),
      ...(proposed?.details ?? []),
      ...(note === "" ? [] : [{ label: "We say", value: note }]),
      ...files,
    ],
    link: "Look at your proof",
  });
}

/** Another size or quantity was accepted that costs more than was paid: the rest is asked for. */
export function amendmentToPayEmail(order: OrderMailText, difference: string): Email {
  const said = order.say("to-pay");
  const begins =
    order.hasDeposit || order.dueOn !== null
      ? ""
      : "We make it as soon as that is here and every proof is approved.";
  return toCustomer(order, said, {
    paragraphs: mailOpening(said, `Your order costs ${difference}.`, stillToPayWords(order), begins),
    details: [...orderedDetails(order), ...paymentDetails(order)],
    link: payLabel(order),
  });
}

/** Approved and paid: it is being made, and this is the day. */
export function orderReadyEmail(order: OrderMailText): Email {
  const said = order.say("ready");
  return toCustomer(order, said, {
    paragraphs: [
      ...mailOpening(said, restWords(order)),
      ...(order.due < 0
        ? [`You have paid ${formatMoney(-order.due)} more than it costs: we will give it back to you.`]
        : []),
    ],
    details: [
      ...orderedDetails(order),
      ...(order.dueOn === null ? paymentDetails(order) : []),
      ...invoiceDetail(order),
      deliveryDetail(order),
    ],
  });
}

/** It has left, and how to follow it. */
export function orderDispatchedEmail(
  order: OrderMailText,
  { carrier, tracking }: { carrier: string; tracking: string },
): Email {
  const parcels = followedParcels({ carrier, tracking });
  const numbers = joinedParcelNumbers(parcels.map(({ number }) => number));
  return toCustomer(order, order.say("dispatched"), {
    details: [
      numberDetail(order),
      { label: "Sent with", value: carrier },
      ...(numbers === ""
        ? []
        : [{ label: parcels.length === 1 ? "Tracking number" : "Tracking numbers", value: numbers }]),
      ...parcels.flatMap(({ number, url }) =>
        url === null ? [] : [{ label: parcels.length === 1 ? "Follow it" : `Follow ${number}`, value: url }],
      ),
      deliveryDetail(order),
    ],
  });
}

/** It has arrived: thanks, the way back to the shop if something is wrong, and an invitation to say how it turned out. */
export function orderDeliveredEmail(order: OrderMailText): Email {
  return toCustomer(order, order.say("delivered"), {
    details: [numberDetail(order), { label: "Write a review", value: order.reviewUrl }],
  });
}

/** The shop has written. */
export function messageEmail(order: OrderMailText, words: string): Email {
  return toCustomer(order, order.say("message"), {
    details: [numberDetail(order), { label: "Message", value: words }],
    link: "Answer on the order’s page",
  });
}

/** It is cancelled; what was paid comes back. */
export function orderCancelledEmail(order: OrderMailText): Email {
  const said = order.say("cancelled");
  return toCustomer(order, said, {
    paragraphs: mailOpening(
      said,
      order.paid > 0 ? `We will give you back the ${formatMoney(order.paid)} that you have paid.` : "",
    ),
  });
}
