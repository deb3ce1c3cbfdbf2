import type { Detail } from "#domain/detail.ts";
import { formatMoney } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type ChangedDetail, changedDetails } from "../changed-details.ts";
import { amendedBy, type AmendedLine, type Amendment } from "./amendment.ts";

/** "$12.50 more", "$3.00 less", "at the same price": what an order costs with it, GST included. */
export function amendedText(amendment: Pick<Amendment, "couponCents" | "goodsCents">): string {
  const cents = amendedBy(amendment);
  if (cents === 0) return "at the same price";
  return cents > 0 ? `${formatMoney(cents)} more` : `${formatMoney(-cents)} less`;
}

/** A line as it was placed, as far as it can be another one. */
type PlacedLine = Pick<AmendedLine, "price" | "quantity" | "sets"> & { readonly details: readonly Detail[] };

/** What is different with it, in the order of the form; then how many, and the price. */
export function amendedDetails(was: PlacedLine, { line }: Amendment): readonly ChangedDetail[] {
  const all: readonly ChangedDetail[] = [
    ...changedDetails(was.details, line.details),
    { label: "Quantity", was: quantityText(was), now: quantityText(line) },
    { label: "Price", was: formatMoney(was.price), now: formatMoney(line.price) },
  ];
  return all.filter((one) => one.was !== one.now);
}
