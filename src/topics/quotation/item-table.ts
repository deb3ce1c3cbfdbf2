import { formatMoney } from "#domain/money.ts";
import { STAGE } from "#domain/preview/scene.ts";
import { detailText, quantityText } from "#domain/quotation/quotation.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { type Block, type Part, type Pen, looks, pageBox } from "#platform/pdf/pen.ts";
import { drawScene } from "#platform/pdf/draw-scene.ts";
import { drawPlaces, placesHeight } from "./place-pictures.ts";
import type { PrintedItem } from "./printed-quotation.ts";

const GAP = 14;
const QUANTITY_RIGHT = 462;
const QUANTITY_WIDTH = 92;
const PRICE_WIDTH = 76;
const PADDING = 10;
export const HEAD_HEIGHT = 22;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How large products are shown: a page of few has room. */
export function pictureSize(items: number): PictureSize {
  const width = items <= 2 ? 124 : 78;
  return { width, height: (width * STAGE.height) / STAGE.width };
}

/** A line of the quotation, measured. */
export interface Row {
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

export function measureRow(pen: Pen, item: PrintedItem, picture: PictureSize): Row {
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

function drawPicture({ doc, ornament }: Pen, { item, picture }: Row, y: number): void {
  const scene = item.scene();
  if (scene === null) return;
  ornament(() => {
    doc.translate(pageBox.left, y).scale(picture.width / STAGE.width);
    doc.roundedRect(0, 0, STAGE.width, STAGE.height, 46).clip();
    drawScene(doc, scene);
  });
}

/** The names of the columns; said once to a screen reader, seen on every page. Answers where the rows begin. */
export function drawHead(pen: Pen, table: Part | null, top: number): number {
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
export function drawRow(pen: Pen, table: Part, row: Row, top: number): void {
  const part = pen.part(table, "TR");
  const y = top + PADDING;
  drawPicture(pen, row, y);
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
