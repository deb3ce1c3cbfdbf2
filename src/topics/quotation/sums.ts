import { formatMoney } from "#domain/money.ts";
import type { CartTotals } from "#domain/cart/cart.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { type Part, type Pen, looks, pageBox } from "#platform/pdf/pen.ts";

export const SUMS_LEFT = 324;
const LINE = 17;
const TOTAL = { height: 38, inset: 12, below: 8 } as const;

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
  const width = pageBox.right - SUMS_LEFT;
  pen.write(row, "TH", pen.block(name, looks.plain, width), { x: SUMS_LEFT + TOTAL.inset, y });
  pen.write(row, "TD", pen.block(value, looks.plain, width), {
    x: pageBox.right - TOTAL.inset,
    y,
    align: "end",
  });
}

/** The total on its own sticker: a kiss-cut line runs round it, within the margin. */
function drawTotal(pen: Pen, table: Part, totals: CartTotals, top: number): void {
  const width = pageBox.right - SUMS_LEFT;
  pen.ornament(() =>
    pen.doc
      .roundedRect(SUMS_LEFT, top, width, TOTAL.height, 9)
      .lineWidth(1.2)
      .lineCap("round")
      .dash(3.4, { space: 2.6 })
      .stroke(brandColours.magenta),
  );
  const row = pen.part(table, "TR");
  const [y, label] = [top + 8, pen.block("Total", looks.sum, width)];
  pen.write(row, "TH", label, { x: SUMS_LEFT + TOTAL.inset, y });
  const total = pen.block(formatMoney(totals.total), looks.sum, width);
  pen.write(row, "TD", total, { x: pageBox.right - TOTAL.inset, y, align: "end" });
}

/** `isWhole`: with the sums above the total. */
export function sumsHeight(totals: CartTotals, isWhole = true): number {
  return (
    (isWhole ? sumsOf(totals).length : 0) * LINE + 8 + TOTAL.height + TOTAL.below + 2 * looks.small.leading
  );
}

/** What it costs, and the GST inside. */
export function drawSums(pen: Pen, parent: Part, totals: CartTotals, top: number, isWhole = true): void {
  const table = pen.part(parent, "Table");
  const sums = isWhole ? sumsOf(totals) : [];
  sums.forEach((sum, at) => drawSum(pen, table, sum, top + at * LINE));
  const below = top + sums.length * LINE + 8;
  drawTotal(pen, table, totals, below);
  const taxes = [
    ["GST included (15%)", formatMoney(totals.gst)],
    ["Without GST", formatMoney(totals.total - totals.gst)],
  ] as const;
  taxes.forEach(([name, value], at) => {
    const row = pen.part(table, "TR");
    const y = below + TOTAL.height + TOTAL.below + at * looks.small.leading;
    pen.write(row, "TH", pen.block(name, looks.small, 150), { x: SUMS_LEFT + TOTAL.inset, y });
    pen.write(row, "TD", pen.block(value, looks.small, 150), {
      x: pageBox.right - TOTAL.inset,
      y,
      align: "end",
    });
  });
}
