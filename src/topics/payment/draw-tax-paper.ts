import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { type Block, looks, pageBox, type Part, type Pen, textWidth } from "#platform/pdf/pen.ts";
import { paginate } from "#topics/quotation/draw-quotation.ts";
import {
  drawFoot,
  drawLetterhead,
  drawShortHead,
  drawSums,
  SUMS_LEFT,
  sumsHeight,
} from "#topics/quotation/paper-parts.ts";
import { formatMoney } from "#domain/money.ts";
import { brandColours } from "#platform/brand-colours.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CartTotals } from "#domain/cart/cart.ts";
import type { PrintedLogo } from "#platform/pdf/shop-logo.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { billingPlace } from "#domain/order/order-places.ts";

const FACTS_LEFT = 336;
const FACT_LABEL = 62;
const BILL_TO_WIDTH = 258;
const SUMS_TOP = 14;

/** What a paper charges or takes back; money in cents, GST included. */
interface PrintedCharge {
  readonly title: string;
  /** "2 sets of 250 pcs"; "" where there is none. */
  readonly quantity: string;
  readonly price: number;
}

/** A tax invoice or a credit note with everything its document shows. */
export interface PrintedTaxPaper {
  readonly title: "Tax invoice" | "Credit note";
  readonly number: string;
  readonly issued: CalendarDate;
  readonly orderNo: string;
  /** Whom it is for, and the order's number of theirs, as they were typed at the checkout. */
  readonly contact: CheckoutForm;
  readonly charges: readonly PrintedCharge[];
  readonly totals: CartTotals;
  /** They are those of the whole order; else of a part of it, which has no shipping and no discounts of its own. */
  readonly isWhole: boolean;
  /** What stands below the sums. */
  readonly words: string;
  readonly shop: Shop;
  /** In the place of the mark. */
  readonly logo?: PrintedLogo | null;
  /** The shop's public address. */
  readonly origin: string;
}

function drawBillTo(pen: Pen, parent: Part, { contact }: PrintedTaxPaper, top: number): number {
  const billTo = billingPlace(contact);
  const label = pen.block("Bill to", looks.label, BILL_TO_WIDTH);
  pen.write(parent, "H2", label, { x: pageBox.left, y: top });
  let y = top + label.height + 2;
  for (const [at, line] of [billTo.name, ...billTo.lines].entries()) {
    const block = pen.block(line, at === 0 ? looks.name : looks.plain, BILL_TO_WIDTH);
    pen.write(parent, "P", block, { x: pageBox.left, y });
    y += block.height;
  }
  return y;
}

function drawPaperFacts(pen: Pen, parent: Part, printed: PrintedTaxPaper, top: number): number {
  const { number, issued, orderNo, contact } = printed;
  const facts = [
    ["Number", number],
    ["Issued", formatDocumentDate(issued)],
    ["Order", orderNo],
    ...(contact.po_number === "" ? [] : [["PO number", contact.po_number]]),
  ];
  let y = top;
  for (const [name = "", value = ""] of facts) {
    const label = pen.block(name, looks.label, FACT_LABEL);
    const block = pen.block(value, looks.plain, pageBox.right - FACTS_LEFT - FACT_LABEL);
    pen.write(parent, "P", label, { x: FACTS_LEFT, y: y + 0.5 });
    pen.write(parent, "P", block, { x: FACTS_LEFT + FACT_LABEL, y });
    y += Math.max(label.height, block.height) + 2;
  }
  return y;
}

function drawTop(pen: Pen, body: Part, printed: PrintedTaxPaper): number {
  const top = drawLetterhead(pen, body, printed);
  const title = pen.block(printed.title, looks.title, textWidth);
  pen.write(body, "H1", title, { x: pageBox.left, y: top });
  const below = top + title.height + 16;
  return Math.max(drawBillTo(pen, body, printed, below), drawPaperFacts(pen, body, printed, below)) + 18;
}

function drawEnd(pen: Pen, body: Part, { totals, isWhole, words }: PrintedTaxPaper, top: number): void {
  drawSums(pen, body, totals, top + SUMS_TOP, isWhole);
  const block = pen.block(words, looks.small, SUMS_LEFT - 26 - pageBox.left);
  pen.write(body, "P", block, { x: pageBox.left, y: top + SUMS_TOP });
}

const TITLE_WIDTH = 300;
const QUANTITY_LEFT = 372;
const PADDING = 8;

/** A charge, measured. */
interface ChargeRow {
  readonly title: Block;
  readonly quantity: Block;
  readonly price: Block;
  readonly height: number;
}

function measureCharge(pen: Pen, { title, quantity, price }: PrintedCharge): ChargeRow {
  const blocks = {
    title: pen.block(title, looks.name, TITLE_WIDTH),
    quantity: pen.block(quantity, looks.plain, 100),
    price: pen.block(formatMoney(price), looks.plain, 100),
  };
  const height = Math.max(blocks.title.height, blocks.quantity.height) + 2 * PADDING;
  return { ...blocks, height };
}

function drawRule({ doc }: Pen, y: number): void {
  doc.moveTo(pageBox.left, y).lineTo(pageBox.right, y).lineWidth(0.5).stroke(brandColours.rule);
}

const CHARGES_HEAD = 20;

/** The heads of the columns; further pages repeat them for the eye alone. */
function drawChargesHead(pen: Pen, table: Part | null, top: number): number {
  const heads = [
    [pen.block("Item", looks.label, 100), { x: pageBox.left, y: top }],
    [pen.block("Quantity", looks.label, 100), { x: QUANTITY_LEFT, y: top }],
    [pen.block("Price", looks.label, 100), { x: pageBox.right, y: top, align: "end" }],
  ] as const;
  const row = table && pen.part(table, "TR");
  for (const [block, place] of heads)
    if (row) pen.write(row, "TH", block, place);
    else pen.ornament(() => pen.print(block, place));
  return top + CHARGES_HEAD;
}

function drawCharge(pen: Pen, table: Part, { title, quantity, price }: ChargeRow, top: number): void {
  pen.ornament(() => drawRule(pen, top));
  const row = pen.part(table, "TR");
  const y = top + PADDING;
  pen.write(row, "TD", title, { x: pageBox.left, y });
  pen.write(row, "TD", quantity, { x: QUANTITY_LEFT, y });
  pen.write(row, "TD", price, { x: pageBox.right, y, align: "end" });
}

/** Which charges stand on which page: measured before any is drawn. */
function pagesOf(
  pen: Pen,
  { charges, totals, isWhole }: PrintedTaxPaper,
  top: number,
): readonly ChargeRow[][] {
  const rows = charges.map((charge) => measureCharge(pen, charge));
  const room = {
    first: pageBox.bottom - top - CHARGES_HEAD,
    next: pageBox.bottom - pageBox.top - 30 - CHARGES_HEAD,
    closing: SUMS_TOP + sumsHeight(totals, isWhole),
  };
  const heights = rows.map(({ height }) => height);
  return paginate(heights, room).map((page) => page.flatMap((row) => rows[row] ?? []));
}

function drawPages(pen: Pen, printed: PrintedTaxPaper): void {
  pen.turnPage();
  const body = pen.part(pen.root, "Sect");
  let y = drawTop(pen, body, printed);
  const pages = pagesOf(pen, printed, y);
  const table = pen.part(body, "Table");
  const { title, number, shop } = printed;
  for (const [at, rows] of pages.entries()) {
    if (at > 0) {
      pen.turnPage();
      y = drawShortHead(pen, `${title} ${number}`);
    }
    drawFoot(pen, `${shop.name}, ${title.toLowerCase()} ${number}`, at + 1, pages.length);
    if (rows.length > 0) y = drawChargesHead(pen, at === 0 ? table : null, y);
    for (const row of rows) {
      drawCharge(pen, table, row, y);
      y += row.height;
    }
  }
  drawEnd(pen, body, printed, y);
}

/** A tax invoice or a credit note as PDF. The same paper gives the same bytes. */
export function drawTaxPaper(printed: PrintedTaxPaper): Promise<Buffer> {
  const imprint = {
    title: `${printed.title} ${printed.number}`,
    author: printed.shop.name,
    madeAt: new Date(`${printed.issued}T00:00:00Z`),
    faces: documentFaces,
  };
  return drawDocument(imprint, (pen) => drawPages(pen, printed));
}
