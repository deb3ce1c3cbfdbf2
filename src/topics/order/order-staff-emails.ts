import type { FilledMail } from "#domain/content/mail-words.ts";
import { mailOpening, writeShopMail } from "#topics/mail/fill-mail.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import type { Email, EmailDetail } from "#platform/mail/email.ts";
import { deliveryDetail, itemIn, orderedDetails, type OrderMailText } from "./order-mail.ts";

/** A mail to the staff: what happened and with whose order, whatever its words say, and the way to the page where it is answered. */
export function toStaff(
  order: OrderMailText,
  said: FilledMail,
  { words = "", details = [numberOf(order)] }: { words?: string; details?: readonly EmailDetail[] } = {},
): Email {
  const [number = numberOf(order), ...others] = details;
  const customer = { label: "Customer", value: `${order.contact.first_name} ${order.contact.last_name}` };
  const reply = `Your reply to this email goes to ${order.contact.email}.`;
  return writeShopMail(said, {
    subject: `${said.subject}: ${order.orderNo}`,
    greeting: "Hello,",
    paragraphs: mailOpening(said, words, reply),
    item: itemIn(order),
    details: [number, customer, ...others],
    link: { label: "Open the order", url: order.staffUrl },
    toStaff: true,
  });
}

const numberOf = ({ orderNo }: OrderMailText): EmailDetail => ({ label: "Order", value: orderNo });

function personDetails(order: OrderMailText): readonly EmailDetail[] {
  return [
    { label: "Email", value: order.contact.email },
    { label: "Phone", value: order.contact.phone_number },
    ...(order.contact.po_number === "" ? [] : [{ label: "PO number", value: order.contact.po_number }]),
    ...(order.contact.instructions === "" ? [] : [{ label: "Delivery", value: order.contact.instructions }]),
  ];
}

/** Which proofs a person is to make: those of files that need no mending make themselves, if their print files are what was shown. */
function proofDetail({ lines }: OrderMailText): EmailDetail {
  const made = [...lines.entries()].filter(([, { written }]) => written !== "charge");
  const named = (some: typeof made) => some.map(([at]) => `item ${at + 1}`).join(", ");
  const awaited = made.filter(([, { isAwaited }]) => isAwaited);
  const toMake = made.filter(([, { isAwaited, isProofed }]) => !isAwaited && !isProofed);
  if (awaited.length > 0) {
    const rest = toMake.length === 0 ? "" : ` To be made by you of ${named(toMake)}.`;
    return { label: "Proof", value: `Waits for the customer's artwork of ${named(awaited)}.${rest}` };
  }
  if (toMake.length === 0)
    return {
      label: "Proof",
      value: "Sent by itself in a few minutes, if the print file is what the customer has seen.",
    };
  const which = lines.length === 1 ? "" : ` of ${named(toMake)}`;
  return { label: "Proof", value: `To be made by you${which}` };
}

/** The work: who ordered what. */
export function orderPlacedStaffEmail(order: OrderMailText): Email {
  return toStaff(order, order.say("staff-placed"), {
    details: [...orderedDetails(order), proofDetail(order), deliveryDetail(order), ...personDetails(order)],
  });
}

export function changeRequestedStaffEmail(
  order: OrderMailText,
  { title, words }: { title: string; words: string },
): Email {
  return toStaff(order, order.say("staff-change-asked"), {
    details: [
      { label: "Order", value: order.orderNo },
      { label: "Item", value: title },
      { label: "Change", value: words },
    ],
  });
}

/** A proof was not sent by itself: somebody looks at what is printed, and why it is another picture. */
export function proofHeldStaffEmail(order: OrderMailText, title: string): Email {
  return toStaff(order, order.say("staff-proof-held"), {
    details: [numberOf(order), { label: "Item", value: title }],
  });
}

/** The customer has sent other files: what was proofed of the old ones is none of the order any more. */
export function artworkReceivedStaffEmail(order: OrderMailText, title: string): Email {
  return toStaff(order, order.say("staff-artwork"), {
    details: [numberOf(order), { label: "Item", value: title }],
  });
}

/** More came than is to be paid, or something came for an order that has ended: it is to be given back. */
export function moneyToReturnStaffEmail(order: OrderMailText, cents: Cents): Email {
  return toStaff(order, order.say("staff-money-to-return"), {
    words: `${formatMoney(cents)} was paid by card. ${formatMoney(-order.due)} is to be given back.`,
  });
}

/** Another size or quantity was accepted that costs less than was paid. */
export function amendmentToReturnStaffEmail(order: OrderMailText, difference: string): Email {
  return toStaff(order, order.say("staff-money-to-return"), {
    words: `A proof was approved with what it proposes: the order costs ${difference}. ${formatMoney(-order.due)} is to be given back.`,
  });
}

/** The customer has put right where an order goes, or whom to bill. */
export function orderCorrectedStaffEmail(order: OrderMailText, changes: readonly string[]): Email {
  return toStaff(order, order.say("staff-changed"), {
    words: `Changed: ${changes.join("; ")}.`,
    details: [numberOf(order), deliveryDetail(order)],
  });
}

/** Something about a payment that a person has to look at, with what to do about it. */
export function paymentQuestionedStaffEmail(
  order: OrderMailText,
  { why, cents, currency, reference }: HappeningOf<"payment-questioned">,
): Email {
  const words = {
    currency:
      "A payment came in another currency. It does not count: give it back, or write to the customer.",
    amount: "A payment is of another amount than it was begun with. Look at what is to be paid now.",
    "refund-too-large": "More was given back than was paid. Look at it where the cards are taken.",
    "refund-failed": "A refund came back. Give the money back another way.",
    disputed: "The owner of a card disputes a payment. Answer it where the cards are taken.",
  } as const;
  return toStaff(order, order.say("staff-payment-questioned"), {
    words: words[why],
    details: [
      numberOf(order),
      { label: "Amount", value: `${(cents / 100).toFixed(2)} ${currency}` },
      { label: "Reference", value: reference },
    ],
  });
}

/** The customer has written on the order's page; it is answered on the staff's. */
export function messageStaffEmail(order: OrderMailText, words: string): Email {
  return toStaff(order, order.say("staff-message"), {
    details: [numberOf(order), { label: "Message", value: words }],
  });
}

/** Approved and paid: it can be made. */
export function orderReadyStaffEmail(order: OrderMailText): Email {
  return toStaff(order, order.say("staff-ready"), {
    details: [
      ...(order.due > 0 && order.dueOn === null
        ? [{ label: "Before it leaves", value: `${formatMoney(order.due)} is to be paid` }]
        : []),
      ...(order.due < 0 ? [{ label: "To give back", value: formatMoney(-order.due) }] : []),
      ...orderedDetails(order),
      deliveryDetail(order),
    ],
  });
}

/** A customer has cancelled; what was paid is to be given back. */
export function orderCancelledStaffEmail(order: OrderMailText, reason: string): Email {
  return toStaff(order, order.say("staff-cancelled"), {
    words: order.paid > 0 ? `${formatMoney(order.paid)} is to be given back.` : "",
    details: [
      { label: "Order", value: order.orderNo },
      ...(reason === "" ? [] : [{ label: "Reason", value: reason }]),
    ],
  });
}

/** Its time is over, and part of it was paid: that is to be given back. */
export function orderLapsedStaffEmail(order: OrderMailText): Email {
  return toStaff(order, order.say("staff-lapsed"), {
    words: `${formatMoney(order.paid)} is to be given back.`,
  });
}
