import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { type Block, looks, pageBox, type Part, type Pen, textWidth } from "#platform/pdf/pen.ts";
import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import { drawClosing, measureClosing, type MeasuredClosing } from "./closing.ts";
import { drawFoot, drawLetterhead, drawShortHead } from "./paper-parts.ts";
import type { PrintedItem, PrintedQuotation } from "./printed-quotation.ts";
import { billToLines } from "#domain/quotation/bill-to.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { formatMoney } from "#domain/money.ts";
import { type Scene, STAGE } from "#domain/preview/scene.ts";
import { detailText, quantityText } from "#domain/quotation/quotation.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { drawScene } from "#platform/pdf/draw-scene.ts";
import { type FacesOf, type Pictured, painterBy } from "#domain/preview/pictured.ts";
import { drawPlaces, placesHeight } from "./place-pictures.ts";

/** Room for rows in points: on the first page, on the others, and what has to stand under the last row. */
export interface Room {
  readonly first: number;
  readonly next: number;
  readonly closing: number;
}

/**
 * Which rows stand on which page, by index. No row is cut. The closing stands under the last row: when it does not fit
 * there, it takes the last row along to a page of their own.
 */
export function paginate(heights: readonly number[], { first, next, closing }: Room): readonly number[][] {
  const pages: number[][] = [[]];
  let left = first;
  const turn = () => {
    pages.push([]);
    left = next;
  };
  heights.forEach((height, row) => {
    const rows = pages.at(-1) ?? [];
    const takesAlong = row === heights.length - 1 && rows.length > 0 && height + closing <= next;
    const needed = takesAlong ? height + closing : height;
    const mayTurn = rows.length > 0 || (pages.length === 1 && height <= next);
    if (needed > left && mayTurn) turn();
    pages.at(-1)?.push(row);
    left -= height;
  });
  if (closing > left) turn();
  return pages;
}

const DEMONSTRATION = "Demonstration: this shop is still being set up.";
const FURTHER_TOP = pageBox.top + 30;

const GAP = 14;
const QUANTITY_RIGHT = 462;
const QUANTITY_WIDTH = 92;
const PRICE_WIDTH = 76;
const PADDING = 10;
const HEAD_HEIGHT = 22;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How large products are shown: a page of few has room. */
function pictureSize(items: number): PictureSize {
  const width = items <= 2 ? 124 : 78;
  return { width, height: (width * STAGE.height) / STAGE.width };
}

/** A line of the quotation, measured. */
interface Row {
  readonly picture: PictureSize;
  readonly item: PrintedItem;
  readonly name: Block;
  readonly details: Block;
  readonly quantity: Block;
  readonly price: Block;
  readonly height: number;
}

/** Where the words of a line begin, and how wide they may be. */
function wordsPlace({ width }: PictureSize) {
  const x = pageBox.left + width + GAP;
  return { x, width: QUANTITY_RIGHT - QUANTITY_WIDTH - 12 - x };
}

function measureRow(pen: Pen, item: PrintedItem, picture: PictureSize): Row {
  const { line } = item;
  const { width } = wordsPlace(picture);
  const name = pen.block(line.title, looks.name, width);
  const details = pen.block(detailText(line.details), looks.small, width);
  const quantity = pen.block(quantityText(line), looks.plain, QUANTITY_WIDTH);
  const price = pen.block(formatMoney(line.price), looks.name, PRICE_WIDTH);
  const words = name.height + 2 + details.height + placesHeight(item, width);
  const height = Math.max(words, picture.height, quantity.height) + 2 * PADDING;
  return { picture, item, name, details, quantity, price, height };
}

type Paint = (pictured: Pictured) => Scene;

function drawPicture({ doc, ornament }: Pen, { item, picture }: Row, y: number, paint: Paint | null): void {
  if (item.picture === null || paint === null) return;
  const scene = paint(item.picture);
  ornament(() => {
    doc.translate(pageBox.left, y).scale(picture.width / STAGE.width);
    doc.roundedRect(0, 0, STAGE.width, STAGE.height, 46).clip();
    drawScene(doc, scene);
  });
}

/** The names of the columns; said once to a screen reader, seen on every page. Answers where the rows begin. */
function drawHead(pen: Pen, table: Part | null, top: number): number {
  const columns = [
    { words: "Item", x: pageBox.left, align: "start" },
    { words: "Quantity", x: QUANTITY_RIGHT, align: "end" },
    { words: "Price", x: pageBox.right, align: "end" },
  ] as const;
  const row = table && pen.part(table, "TR");
  for (const { words, ...place } of columns) {
    const block = pen.block(words, looks.label, 120);
    if (row) pen.write(row, "TH", block, { ...place, y: top });
    else pen.ornament(() => pen.print(block, { ...place, y: top }));
  }
  pen.ornament(() => {
    const y = top + HEAD_HEIGHT - 4;
    pen.doc.moveTo(pageBox.left, y).lineTo(pageBox.right, y).lineWidth(1).stroke(brandColours.ink);
  });
  return top + HEAD_HEIGHT;
}

/** One line of the quotation; the name leads to the page it was configured on. */
function drawRow(pen: Pen, table: Part, row: Row, top: number, paint: Paint | null): void {
  const part = pen.part(table, "TR");
  const y = top + PADDING;
  drawPicture(pen, row, y, paint);
  const { x, width } = wordsPlace(row.picture);
  const words = pen.part(part, "TD");
  pen.write(words, "P", row.name, { x, y: y - 1, link: row.item.address ?? undefined });
  pen.write(words, "P", row.details, { x, y: y + row.name.height + 1 });
  drawPlaces(pen, row.item, x, y + row.name.height + 1 + row.details.height, width);
  pen.write(part, "TD", row.quantity, { x: QUANTITY_RIGHT, y: y - 1, align: "end" });
  pen.write(part, "TD", row.price, { x: pageBox.right, y: y - 1, align: "end" });
  pen.ornament(() => {
    const end = top + row.height;
    pen.doc.moveTo(pageBox.left, end).lineTo(pageBox.right, end).lineWidth(0.5).stroke(brandColours.rule);
  });
}

function drawRows(pen: Pen, table: Part, rows: readonly Row[], top: number, paint: Paint | null): number {
  let y = top;
  for (const row of rows) {
    drawRow(pen, table, row, y, paint);
    y += row.height;
  }
  return y;
}

/** What stands where: measured before anything of the table is drawn. */
function layOut(pen: Pen, printed: PrintedQuotation, closing: MeasuredClosing, below: number) {
  const picture = pictureSize(printed.items.length);
  const rows = printed.items.map((item) => measureRow(pen, item, picture));
  const room = {
    first: pageBox.bottom - below - HEAD_HEIGHT,
    next: pageBox.bottom - FURTHER_TOP - HEAD_HEIGHT,
    closing: closing.height,
  };
  return paginate(
    rows.map(({ height }) => height),
    room,
  ).map((page) => page.flatMap((row) => rows[row] ?? []));
}

const FACTS_LEFT = 336;
const FACT_LABEL = 62;
const BILL_TO_WIDTH = 258;

function drawBillTo(pen: Pen, parent: Part, { quotation }: PrintedQuotation, top: number): number {
  const lines = billToLines(quotation.billTo);
  if (lines.length === 0) return top;
  const label = pen.block("Bill to", looks.label, BILL_TO_WIDTH);
  pen.write(parent, "H2", label, { x: pageBox.left, y: top });
  let y = top + label.height + 2;
  for (const [at, line] of lines.entries()) {
    const block = pen.block(line, at === 0 ? looks.name : looks.plain, BILL_TO_WIDTH);
    pen.write(parent, "P", block, { x: pageBox.left, y });
    y += block.height;
  }
  return y;
}

function drawFacts(
  pen: Pen,
  parent: Part,
  { quotation }: PrintedQuotation,
  { left, top }: { readonly left: number; readonly top: number },
): number {
  const facts = [
    ["Number", quotation.number],
    ["Issued", formatDocumentDate(quotation.issueDate)],
    ["Valid until", formatDocumentDate(quotation.validUntil)],
  ] as const;
  let y = top;
  for (const [name, value] of facts) {
    const label = pen.block(name, looks.label, FACT_LABEL);
    const block = pen.block(value, looks.plain, pageBox.right - left - FACT_LABEL);
    pen.write(parent, "P", label, { x: left, y: y + 0.5 });
    pen.write(parent, "P", block, { x: left + FACT_LABEL, y });
    y += Math.max(label.height, block.height) + 2;
  }
  return y;
}

/** What it is, to whom, and when. Answers where the page goes on. */
function drawParties(pen: Pen, parent: Part, printed: PrintedQuotation, top: number): number {
  const title = pen.block("Quotation", looks.title, textWidth);
  pen.write(parent, "H1", title, { x: pageBox.left, y: top });
  const below = top + title.height + 16;
  const billTo = drawBillTo(pen, parent, printed, below);
  const left = billTo === below ? pageBox.left : FACTS_LEFT;
  return Math.max(billTo, drawFacts(pen, parent, printed, { left, top: below })) + 18;
}

/** Says below the letterhead that its numbers are nobody's. Tax papers need no such words: there are none then. */
function drawDemonstration(pen: Pen, parent: Part, below: number): void {
  const words = pen.block(DEMONSTRATION, looks.label, FACTS_LEFT - pageBox.left);
  pen.write(parent, "P", words, { x: pageBox.left, y: below - words.height - 4 });
}

function drawPages(pen: Pen, printed: PrintedQuotation, facesOf: FacesOf): void {
  pen.turnPage();
  const body = pen.part(pen.root, "Sect");
  const below = drawLetterhead(pen, body, printed);
  if (isDemonstrationShop(printed.shop)) drawDemonstration(pen, body, below);
  let y = drawParties(pen, body, printed, below);
  const closing = measureClosing(pen, printed);
  const pages = layOut(pen, printed, closing, y);
  const table = pen.part(body, "Table");
  const paint = printed.paintedBy && painterBy(printed.paintedBy, facesOf);
  for (const [at, rows] of pages.entries()) {
    if (at > 0) {
      pen.turnPage();
      y = drawShortHead(pen, `Quotation ${printed.quotation.number}`);
    }
    drawFoot(pen, `${printed.shop.name}, quotation ${printed.quotation.number}`, at + 1, pages.length);
    if (rows.length > 0) y = drawRows(pen, table, rows, drawHead(pen, at === 0 ? table : null, y), paint);
  }
  drawClosing(pen, body, printed, closing, y);
}

/** A quotation as PDF: drawn, no part of it is markup. The same quotation gives the same bytes (decision 063). */
export function drawQuotation(printed: PrintedQuotation, facesOf: FacesOf): Promise<Buffer> {
  const { quotation, shop } = printed;
  const imprint = {
    title: `Quotation ${quotation.number}`,
    author: shop.name,
    madeAt: new Date(`${quotation.issueDate}T00:00:00Z`),
    faces: documentFaces,
  };
  return drawDocument(imprint, (pen) => drawPages(pen, printed, facesOf));
}
