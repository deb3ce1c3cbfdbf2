import { formatDocumentDate } from "./validity.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { type Detail, withoutCounts, withoutNothing } from "#domain/detail.ts";
import { piecesText } from "#domain/grouped.ts";
import type { Cents } from "#domain/money.ts";
import type { BillTo } from "./bill-to.ts";
import type { CartTotals } from "#domain/cart/cart.ts";

/** A line in a person's words: goods, which are made, or a charge for something else, such as a tool. */
export type WrittenAs = "goods" | "charge";

/** A line of a quotation, in words and final numbers. */
export interface QuotationLine {
  readonly product: string;
  /** The thing itself: "Art paper stickers, die cut, 50 mm circle". */
  readonly title: string;
  readonly details: readonly Detail[];
  /** Pieces of one set. */
  readonly quantity: number;
  readonly sets: number;
  /** For all sets together. */
  readonly price: Cents;
  /** Missing where the catalogue's own words and price stand. */
  readonly written?: WrittenAs;
}

/** How it is sent, and when it would come, ordered on the day of issue. */
export interface QuotedShipping {
  readonly method: string;
  readonly delivery: CalendarDate;
}

/** The document as it was issued: only Bill To may change after. */
export interface Quotation {
  readonly number: string;
  readonly issueDate: CalendarDate;
  /** The last day on which its prices are kept. */
  readonly validUntil: CalendarDate;
  /** What a person of the shop says with it; "" for nothing. */
  readonly words: string;
  readonly billTo: BillTo;
  readonly lines: readonly QuotationLine[];
  readonly totals: CartTotals;
  /** Null where it was not written down. */
  readonly shipping: QuotedShipping | null;
}

/** "50 x 50 mm" stays on one line. */
function together(value: string): string {
  return value.replaceAll(/ (?=x \S|mm\b)|(?<=\bx) /g, "\u00a0");
}

/** What a line says beside its name, its quantity and its price; a choice of nothing says nothing. */
export function detailText(details: readonly Detail[]): string {
  return withoutNothing(withoutCounts(details))
    .map(({ label, value }) => `${label}: ${together(value)}`)
    .join(", ");
}

/** "250 pcs", "2 sets of 1 pc"; a charge, which has no pieces, says none. */
export function quantityText({ quantity, sets }: Pick<QuotationLine, "quantity" | "sets">): string {
  if (quantity === 0) return "";
  return sets === 1 ? piecesText(quantity) : `${sets} sets of ${piecesText(quantity)}`;
}

/** "Standard, with you by about Mon 7 December 2026 if ordered on the day of issue": an estimate, not a promise. */
export function shippingText({ method, delivery }: QuotedShipping): string {
  return `${method}, with you by about ${formatDocumentDate(delivery)} if ordered on the day of issue`;
}

const shape = /^Q\d{6}[0-9A-HJKMNP-TV-Z]{10}$/;

/** Whether a text can be a number of this shop: Q, the date and 50 random bits. Anything else need not be looked up. */
export function isQuotationNumber(text: string): boolean {
  return shape.test(text);
}

/** Where a quotation's document is: shown in the browser, or saved as a file. Whoever it was not issued for needs the key of its link. */
export function pdfAddress(mode: "preview" | "download", number: string, key?: string): string {
  const query = `quotation_no=${encodeURIComponent(number)}`;
  return `/pdf/quotation/${mode}?${query}${key === undefined ? "" : `&key=${encodeURIComponent(key)}`}`;
}
