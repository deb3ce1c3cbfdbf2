import { formatMoney } from "#domain/money.ts";
import type { Email } from "#platform/mail/email.ts";
import { numberDetail, payLabel, toCustomer } from "./order-emails.ts";
import {
  deliveryDetail,
  orderedDetails,
  type OrderMailText,
  paymentDetails,
  stillToPayWords,
} from "./order-mail.ts";

/** A correction of an order, as its mails say it. */
export interface CorrectedText {
  /** Each a part of a sentence. */
  readonly changes: readonly string[];
  /** What it costs more or less; null where that was not touched. */
  readonly costs: string | null;
  readonly reason: string;
  readonly isByCustomer: boolean;
}

/** So much is paid before it is made, and the rest before it leaves. */
export function depositAgreedEmail(order: OrderMailText, deposit: number): Email {
  return toCustomer(order, order.say("deposit", { amount: formatMoney(deposit) }), {
    details: [numberDetail(order), ...paymentDetails(order)],
    link: "Pay the deposit",
  });
}

/** What was put right, why, and what comes of it. */
export function orderCorrectedEmail(
  order: OrderMailText,
  { changes, costs, reason, isByCustomer }: CorrectedText,
): Email {
  const said = order.say(isByCustomer ? "changed-by-customer" : "corrected");
  const isToPay = order.due > 0 && order.dueOn === null;
  return toCustomer(order, said, {
    paragraphs: [
      ...said.opening,
      `Changed: ${changes.join("; ")}.${costs === null ? "" : ` ${costs}`}`,
      ...(isToPay && costs !== null ? [stillToPayWords(order)] : []),
      ...(order.due < 0 ? [`We will give you ${formatMoney(-order.due)} back.`] : []),
    ],
    details: [
      ...(reason === "" ? [] : [{ label: "Why", value: reason }]),
      ...orderedDetails(order),
      deliveryDetail(order),
      ...(costs === null ? [] : paymentDetails(order)),
    ],
    ...(isToPay && costs !== null ? { link: payLabel(order) } : {}),
  });
}
