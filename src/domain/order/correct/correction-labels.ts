import { formatMoney } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type CorrectedPart, costsMore, type OrderCorrection } from "./correction.ts";

/** What of whom it is for is another now, as a sentence names it. */
const contactParts: Readonly<Record<CorrectedPart, string>> = {
  name: "the name",
  phone: "the phone number",
  delivery: "the delivery address",
  billing: "the billing address",
  "po-number": "the PO number",
  instructions: "the delivery instructions",
};

/** "It costs $12.50 more.", "It costs the same." */
export function costsText({ sums }: Pick<OrderCorrection, "sums">): string {
  const cents = costsMore(sums);
  if (cents === 0) return "It costs the same.";
  return `It costs ${formatMoney(Math.abs(cents))} ${cents > 0 ? "more" : "less"}.`;
}

/** Each thing that was put right, as a part of a sentence. `titles` are those of the lines. */
export function correctedTexts(
  { contact, lines, added, shipping }: OrderCorrection,
  titles: readonly string[],
): readonly string[] {
  return [
    ...contact.map((part) => contactParts[part]),
    ...lines.map(({ line, now }) =>
      now === "removed"
        ? `${titles[line - 1] ?? `item ${line}`} is removed`
        : `${now.title}, ${quantityText(now)}, ${formatMoney(now.price)}`,
    ),
    ...added.map((one) => `${one.title} is added, ${formatMoney(one.price)}`),
    ...(shipping === null ? [] : [`sent ${shipping.method}`]),
  ];
}

/** A correction in the story of its order. */
export function correctionText(correction: OrderCorrection, titles: readonly string[]): string {
  const changed = correctedTexts(correction, titles).join("; ");
  const isOfMoney = correction.lines.length + correction.added.length > 0 || correction.shipping !== null;
  const costs = isOfMoney ? ` ${costsText(correction)}` : "";
  const reason = correction.reason === "" ? "" : ` “${correction.reason}”`;
  return `The order was put right: ${changed}.${costs}${reason}`;
}
