import { formatMoney } from "#domain/money.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { type Block, looks, pageBox, type Part, type Pen } from "#platform/pdf/pen.ts";
import type { PrintedCharge } from "./printed-tax-paper.ts";

const TITLE_WIDTH = 300;
const QUANTITY_LEFT = 372;
const PADDING = 8;

/** A charge, measured. */
export interface ChargeRow {
  readonly title: Block;
  readonly quantity: Block;
  readonly price: Block;
  readonly height: number;
}

export function measureCharge(pen: Pen, { title, quantity, price }: PrintedCharge): ChargeRow {
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

export const CHARGES_HEAD = 20;

/** The heads of the columns; further pages repeat them for the eye alone. */
export function drawChargesHead(pen: Pen, table: Part | null, top: number): number {
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

export function drawCharge(pen: Pen, table: Part, { title, quantity, price }: ChargeRow, top: number): void {
  pen.ornament(() => drawRule(pen, top));
  const row = pen.part(table, "TR");
  const y = top + PADDING;
  pen.write(row, "TD", title, { x: pageBox.left, y });
  pen.write(row, "TD", quantity, { x: QUANTITY_LEFT, y });
  pen.write(row, "TD", price, { x: pageBox.right, y, align: "end" });
}
