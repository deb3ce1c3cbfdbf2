import { brandColours } from "#platform/brand-colours.ts";
import { looks, pageBox, type Part, type Pen, textWidth } from "#platform/pdf/pen.ts";
import { drawLogo } from "#platform/pdf/shop-logo.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";
import { formatMoney } from "#domain/money.ts";
import type { CartTotals } from "#domain/cart/cart.ts";

/** The mark is drawn in a square of 34 (`Logo` in src/web/site). */
const MARK = 34;

function drawMark({ doc }: Pen, x: number, y: number, size: number): void {
  doc.translate(x, y).scale(size / MARK);
  doc
    .circle(17, 17, 15.6)
    .lineWidth(1.5)
    .lineCap("round")
    .dash(3.2, { space: 2.24 })
    .stroke(brandColours.magenta);
  doc.undash().path("M17 5A12 12 0 1 0 29 17Z").fill(brandColours.ink);
  doc.path("M17 5A12 12 0 0 0 29 17Z").fill(brandColours.magenta);
}

/** A printer's colour bar. */
function drawColourBar({ doc }: Pen, right: number, y: number): void {
  const bar = [
    brandColours.processCyan,
    brandColours.processMagenta,
    brandColours.processYellow,
    brandColours.ink,
  ];
  bar.forEach((ink, at) => doc.rect(right - 8 * (bar.length - at) + 1, y, 7, 7).fill(ink));
}

type Sender = Pick<PrintedQuotation, "shop" | "origin" | "logo">;

const LOGO = { width: 210, height: 48 } as const;

function shopLines({ shop, origin }: Sender): readonly string[] {
  return [
    `${shop.streetAddress}, ${shop.city} ${shop.postcode}`,
    shop.phone,
    shop.email,
    new URL(origin).host,
    ...(shop.gstNumber === undefined ? [] : [`GST number ${shop.gstNumber}`]),
  ];
}

/** The head of the first page: the shop's mark, name and address. Answers where the page goes on. */
export function drawLetterhead(pen: Pen, parent: Part, printed: Sender): number {
  const { left, right, top } = pageBox;
  const { logo = null, shop } = printed;
  if (logo === null) {
    pen.ornament(() => drawMark(pen, left, top - 4, 36));
    const word = pen.block(shop.name, looks.word, textWidth);
    pen.write(parent, "P", word, { x: left + 44, y: top + 2 });
  } else drawLogo(pen, logo, left, top - 6, LOGO);
  const lines = [...(logo === null ? [] : [shop.name]), ...shopLines(printed)];
  lines.forEach((line, at) => {
    const block = pen.block(line, looks.small, textWidth);
    pen.write(parent, "P", block, { x: right, y: top - 8 + at * looks.small.leading, align: "end" });
  });
  return top + 62 + (logo === null ? 0 : looks.small.leading);
}

/** The head of every further page. */
export function drawShortHead(pen: Pen, name: string): number {
  const { left, top } = pageBox;
  pen.ornament(() => drawMark(pen, left, top - 8, 22));
  const words = pen.block(name, looks.label, textWidth);
  pen.ornament(() => pen.print(words, { x: left + 30, y: top - 3 }));
  return top + 30;
}

/** The foot of every page. */
export function drawFoot(pen: Pen, words: string, page: number, pages: number): void {
  const { left, right, footTop } = pageBox;
  const told = pen.block(words, looks.small, textWidth);
  const count = pen.block(`Page ${page} of ${pages}`, looks.small, textWidth);
  pen.ornament(() => {
    pen.doc.moveTo(left, footTop).lineTo(right, footTop).lineWidth(0.5).stroke(brandColours.rule);
    pen.print(told, { x: left, y: footTop + 9 });
    pen.print(count, { x: right - 44, y: footTop + 9, align: "end" });
    drawColourBar(pen, right, footTop + 11.5);
  });
}

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
