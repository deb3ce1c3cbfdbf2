import { qrCode } from "#platform/qr-code.ts";
import type { Detail } from "#domain/detail.ts";
import { type Scene, STAGE } from "#domain/preview/scene.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { drawScene } from "#platform/pdf/draw-scene.ts";
import { type Block, looks, pageBox, type Part, type Pen } from "#platform/pdf/pen.ts";

import type { LineHeights, LinePiece } from "./lay-out.ts";
import type { TicketLine } from "./printed-order-ticket.ts";

const PICTURE = { width: 178, height: (178 * STAGE.height) / STAGE.width } as const;
/** The line's own code, below its picture. */
const CODE = { side: 46, above: 6 } as const;
const GAP = 16;
const PADDING = 12;
const LABEL_WIDTH = 92;
const ROW_GAP = 3;
const WORDS_LEFT = pageBox.left + PICTURE.width + GAP;
const WORDS_WIDTH = pageBox.right - WORDS_LEFT;

/** What is ticked off by hand. */
const STEPS = ["Printed", "Finished", "Cut", "Counted", "Packed"] as const;
const TICK = { side: 9, height: 20, step: WORDS_WIDTH / STEPS.length } as const;

type Row = { readonly name: Block; readonly value: Block } | { readonly note: Block } | "ticks";

/** A line, measured. */
export interface MeasuredLine extends LineHeights {
  readonly line: TicketLine;
  readonly title: Block;
  readonly quantity: Block;
  readonly parts: readonly Row[];
}

function heightOf(row: Row): number {
  if (row === "ticks") return TICK.height + PADDING;
  return "note" in row ? row.note.height + ROW_GAP : Math.max(row.name.height, row.value.height) + ROW_GAP;
}

/** A label and what it says, side by side. */
export function detailRow(pen: Pen, { label, value }: Detail, labelWidth: number, width: number) {
  return {
    name: pen.block(label, looks.small, labelWidth - 8),
    value: pen.block(value, looks.plain, width - labelWidth),
  };
}

export function measureLine(pen: Pen, line: TicketLine): MeasuredLine {
  const title = pen.block(`${line.line}. ${line.title}`, looks.heading, WORDS_WIDTH);
  const quantity = pen.block(line.quantity, looks.sum, WORDS_WIDTH);
  const parts: readonly Row[] = [
    ...line.notes.map((note) => ({ note: pen.block(note, looks.name, WORDS_WIDTH) })),
    ...line.details.map((detail) => detailRow(pen, detail, LABEL_WIDTH, WORDS_WIDTH)),
    "ticks",
  ];
  return {
    line,
    title,
    quantity,
    parts,
    head: PADDING + title.height + quantity.height + 4,
    rows: parts.map(heightOf),
    least: PICTURE.height + CODE.above + CODE.side + 2 * PADDING,
  };
}

function drawPicture({ doc, ornament }: Pen, scene: Scene | null, y: number): void {
  ornament(() => {
    doc.translate(pageBox.left, y).scale(PICTURE.width / STAGE.width);
    doc.roundedRect(0, 0, STAGE.width, STAGE.height, 30);
    if (scene === null) return void doc.lineWidth(3).stroke(brandColours.rule);
    doc.clip();
    drawScene(doc, scene);
  });
}

function drawTicks(pen: Pen, part: Part, y: number): void {
  STEPS.forEach((step, at) => {
    const x = WORDS_LEFT + at * TICK.step;
    pen.ornament(() =>
      pen.doc
        .rect(x, y + 5, TICK.side, TICK.side)
        .lineWidth(0.75)
        .stroke(brandColours.ink),
    );
    const words = pen.block(step, looks.small, TICK.step - TICK.side - 4);
    pen.write(part, "P", words, { x: x + TICK.side + 4, y: y + 3.5 });
  });
}

function drawRow(pen: Pen, part: Part, row: Row, y: number): void {
  if (row === "ticks") return drawTicks(pen, part, y);
  if ("note" in row) return pen.write(part, "P", row.note, { x: WORDS_LEFT, y });
  pen.write(part, "P", row.name, { x: WORDS_LEFT, y: y + 1.5 });
  return pen.write(part, "P", row.value, { x: WORDS_LEFT + LABEL_WIDTH, y });
}

/** The part of a line that stands on a page, from so far down; answers where it ends. */
export function drawPiece(
  pen: Pen,
  part: Part,
  { line, title, quantity, parts, rows, least, head }: MeasuredLine,
  { from, to }: LinePiece,
  top: number,
  scene: Scene | null,
): number {
  let y = top;
  if (from === 0) {
    drawPicture(pen, scene, top + PADDING);
    const below = top + PADDING + PICTURE.height + CODE.above;
    drawCode(pen, line.url, { x: pageBox.left, y: below, side: CODE.side });
    pen.write(part, "H2", title, { x: WORDS_LEFT, y: top + PADDING });
    pen.write(part, "P", quantity, { x: WORDS_LEFT, y: top + PADDING + title.height });
    y += head;
  }
  for (let at = from; at < to; at += 1) {
    const row = parts[at];
    if (row !== undefined) drawRow(pen, part, row, y);
    y += rows[at] ?? 0;
  }
  const end = Math.max(y, from === 0 ? top + least : 0);
  pen.ornament(() =>
    pen.doc.moveTo(pageBox.left, end).lineTo(pageBox.right, end).lineWidth(0.5).stroke(brandColours.rule),
  );
  return end;
}

/** An address in the studio as a code: whoever has the paper in hand scans it. Its light margin is left to the page. Points. */
export function drawCode(
  { doc, ornament }: Pen,
  url: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { size, path } = qrCode(url);
  ornament(() => {
    doc.translate(x, y).scale(side / size);
    doc.path(path).fill(brandColours.ink);
  });
  doc.link(x, y, side, side, url);
}
