import { formatMoney } from "#domain/money.ts";
import { type Email, type EmailDetail, writeEmail } from "./email.ts";
import { deliveryDetail, itemIn, orderedDetails, type OrderWords } from "./order-words.ts";

/** A mail to the staff: what happened, and the way to the page where it is answered. */
function toStaff(
  order: OrderWords,
  { subject, words, details }: { subject: string; words: string; details: readonly EmailDetail[] },
): Email {
  return writeEmail({
    subject: `${subject}: ${order.orderNo}`,
    greeting: "Hello,",
    paragraphs: [`${words} Your reply to this email goes to ${order.email}.`],
    item: itemIn(order),
    details,
    link: { label: "Open the order", url: order.staffUrl },
    toStaff: true,
  });
}

function personDetails(order: OrderWords): readonly EmailDetail[] {
  return [
    { label: "Name", value: `${order.firstName} ${order.lastName}` },
    { label: "Email", value: order.email },
    { label: "Phone", value: order.phone },
    ...(order.poNumber === "" ? [] : [{ label: "PO number", value: order.poNumber }]),
    ...(order.instructions === "" ? [] : [{ label: "Delivery", value: order.instructions }]),
  ];
}

/** Which proofs a person is to make: those of files that need no mending are made with the order. */
function proofDetail({ lines }: OrderWords): EmailDetail {
  const toMake = lines.flatMap(({ hasProof }, at) => (hasProof ? [] : [`item ${at + 1}`]));
  if (toMake.length === 0)
    return { label: "Proof", value: "Made at once: nothing in the files is to be mended." };
  const which = lines.length === 1 ? "" : ` of ${toMake.join(", ")}`;
  return { label: "Proof", value: `To be made by you${which}` };
}

/** The work: who ordered what. */
export function orderPlacedStaffEmail(order: OrderWords): Email {
  return toStaff(order, {
    subject: "New order",
    words: `${order.firstName} ${order.lastName} has ordered for ${formatMoney(order.total)}.`,
    details: [...orderedDetails(order), proofDetail(order), deliveryDetail(order), ...personDetails(order)],
  });
}

export function changeAskedStaffEmail(
  order: OrderWords,
  { title, words }: { title: string; words: string },
): Email {
  return toStaff(order, {
    subject: "Change asked",
    words: `${order.firstName} ${order.lastName} would like a change of a proof.`,
    details: [
      { label: "Order", value: order.orderNo },
      { label: "Item", value: title },
      { label: "Change", value: words },
    ],
  });
}

/** Approved and paid: it can be made. */
export function orderReadyStaffEmail(order: OrderWords): Email {
  return toStaff(order, {
    subject: "Ready to be made",
    words: "Every proof is approved and all of it is paid.",
    details: [...orderedDetails(order), deliveryDetail(order)],
  });
}

/** A customer has cancelled; what was paid is to be given back. */
export function orderCancelledStaffEmail(order: OrderWords, reason: string): Email {
  return toStaff(order, {
    subject: "Order cancelled",
    words:
      `${order.firstName} ${order.lastName} has cancelled.` +
      (order.paid > 0 ? ` ${formatMoney(order.paid)} is to be given back.` : ""),
    details: [
      { label: "Order", value: order.orderNo },
      ...(reason === "" ? [] : [{ label: "Reason", value: reason }]),
    ],
  });
}

/** Its time is over, and part of it was paid: that is to be given back. */
export function orderLapsedStaffEmail(order: OrderWords): Email {
  return toStaff(order, {
    subject: "Order lapsed",
    words: `Nothing was heard for a while. ${formatMoney(order.paid)} is to be given back.`,
    details: [{ label: "Order", value: order.orderNo }],
  });
}
