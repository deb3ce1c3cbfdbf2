import { formatMoney } from "#domain/money.ts";
import type { CartTotals } from "#domain/cart/cart.ts";
import { formatDocumentDate, validUntil } from "#domain/quotation/quotation.ts";
import { brandColours } from "#server/brand-colours.ts";
import type { Part, Pen } from "../pen.ts";
import { sheet } from "../sheet.ts";
import { looks } from "../text/looks.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

const SUMS_LEFT = 336;
const LINE = 17;
const TOTAL_HEIGHT = 46;
const WORDS_WIDTH = 250;

function minus(cents: number): string {
  return `−${formatMoney(cents)}`;
}

/** The sums above the total; a discount only where there is one. */
function sumsOf(totals: CartTotals): readonly (readonly [string, string])[] {
  return [
    ["Subtotal", formatMoney(totals.subTotal)],
    ["Shipping fee", totals.shippingFee === 0 ? "Free" : formatMoney(totals.shippingFee)],
    ...(totals.couponDiscount > 0 ? [["Coupon discount", minus(totals.couponDiscount)] as const] : []),
    ...(totals.pointDiscount > 0 ? [["Point discount", minus(totals.pointDiscount)] as const] : []),
  ];
}

function drawSum(pen: Pen, table: Part, [name, value]: readonly [string, string], y: number): void {
  const row = pen.part(table, "TR");
  const width = sheet.right - SUMS_LEFT;
  pen.write(row, "TH", pen.block(name, looks.plain, width), { x: SUMS_LEFT, y });
  pen.write(row, "TD", pen.block(value, looks.plain, width), { x: sheet.right, y, align: "end" });
}

/** The total on its own sticker: a kiss-cut line runs round it. */
function drawTotal(pen: Pen, table: Part, totals: CartTotals, top: number): void {
  const width = sheet.right - SUMS_LEFT;
  pen.ornament(() =>
    pen.doc
      .roundedRect(SUMS_LEFT - 14, top, width + 28, TOTAL_HEIGHT - 8, 9)
      .lineWidth(1.2)
      .lineCap("round")
      .dash(3.4, { space: 2.6 })
      .stroke(brandColours.magenta),
  );
  const row = pen.part(table, "TR");
  const [y, label] = [top + 8, pen.block("Total", looks.sum, width)];
  pen.write(row, "TH", label, { x: SUMS_LEFT, y });
  const total = pen.block(formatMoney(totals.total), looks.sum, width);
  pen.write(row, "TD", total, { x: sheet.right, y, align: "end" });
}

function drawSums(pen: Pen, parent: Part, totals: CartTotals, top: number): void {
  const table = pen.part(parent, "Table");
  const sums = sumsOf(totals);
  sums.forEach((sum, at) => drawSum(pen, table, sum, top + at * LINE));
  const below = top + sums.length * LINE + 8;
  drawTotal(pen, table, totals, below);
  const taxes = [
    ["GST included (15%)", formatMoney(totals.gst)],
    ["Without GST", formatMoney(totals.total - totals.gst)],
  ] as const;
  taxes.forEach(([name, value], at) => {
    const row = pen.part(table, "TR");
    const y = below + TOTAL_HEIGHT + 2 + at * looks.small.leading;
    pen.write(row, "TH", pen.block(name, looks.small, 150), { x: SUMS_LEFT, y });
    pen.write(row, "TD", pen.block(value, looks.small, 150), { x: sheet.right, y, align: "end" });
  });
}

function termsOf({ quotation, shop }: PrintedQuotation): readonly string[] {
  return [
    "Press a product’s name above: it opens on our site as it is quoted here, ready for the cart.",
    `Or write to ${shop.email} or call ${shop.phone}, and tell us the number ${quotation.number}.`,
    `We keep these prices until ${formatDocumentDate(validUntil(quotation.issueDate))}, whatever the site says by then. They are in New Zealand dollars and include GST.`,
  ];
}

function drawTerms(pen: Pen, parent: Part, printed: PrintedQuotation, top: number): void {
  const heading = pen.block("How to order", looks.name, WORDS_WIDTH);
  pen.write(parent, "H2", heading, { x: sheet.left, y: top - 1 });
  let y = top + heading.height + 3;
  for (const term of termsOf(printed)) {
    const block = pen.block(term, looks.small, WORDS_WIDTH);
    pen.write(parent, "P", block, { x: sheet.left, y });
    y += block.height + 5;
  }
}

/** How much of a page the closing takes. */
export function closingHeight({ quotation }: PrintedQuotation): number {
  return 18 + sumsOf(quotation.totals).length * LINE + 8 + TOTAL_HEIGHT + 2 + 2 * looks.small.leading;
}

/** The sums, and how to accept the quotation. */
export function drawClosing(pen: Pen, parent: Part, printed: PrintedQuotation, top: number): void {
  drawSums(pen, parent, printed.quotation.totals, top + 18);
  drawTerms(pen, parent, printed, top + 18);
}
