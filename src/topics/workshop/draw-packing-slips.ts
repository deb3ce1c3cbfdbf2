import { brandColours } from "#platform/brand-colours.ts";
import { qrCode } from "#platform/qr-code.ts";
import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { type Block, looks, type Part, type Pen } from "#platform/pdf/pen.ts";
import { drawLogo, type PrintedLogo } from "#platform/pdf/shop-logo.ts";
import { type LineHeights, type LinePiece, layOutLines } from "./lay-out.ts";
import type { PrintedPackingSlip } from "./printed-packing-slip.ts";
import { detailRow } from "./ticket-line.ts";

/** A5 upright, in points: half a sheet of A4 lies flat in the smallest box. */
const paper = { width: 419.53, height: 595.28 } as const;
const box = { left: 34, right: paper.width - 34, top: 34, bottom: 522, footTop: 536 } as const;
const width = box.right - box.left;
const FURTHER_TOP = box.top + 26;

const LOGO = { width: 130, height: 34 } as const;
/** As on the parcel's label, smaller. */
const CODE = 56;
const GAP = 16;
const LABEL_WIDTH = 66;
const TICK = 10;
const INDENT = TICK + 10;
const QUANTITY = 116;
const PADDING = 9;

/** What a document of slips says of the shop. */
export interface SlipImprint {
  readonly shopName: string;
  /** Where a customer asks: "hello@kisscut.example", "09 555 0142". */
  readonly contact: readonly string[];
  readonly logo: PrintedLogo | null;
  readonly madeAt: Date;
}

function turnPage({ doc }: Pen): void {
  doc.addPage({ size: [paper.width, paper.height], margin: 0 });
}

function drawRule({ doc, ornament }: Pen, y: number, weight: number): void {
  ornament(() =>
    doc
      .moveTo(box.left, y)
      .lineTo(box.right, y)
      .lineWidth(weight)
      .stroke(weight < 1 ? brandColours.rule : brandColours.ink),
  );
}

function writeAll(pen: Pen, part: Part, blocks: readonly Block[], x: number, top: number): number {
  let y = top;
  for (const block of blocks) {
    pen.write(part, "P", block, { x, y });
    y += block.height;
  }
  return y;
}

/** The shop, the order's number, and its code for a scanner; answers where it ends. */
function drawTop(pen: Pen, part: Part, { orderNo }: PrintedPackingSlip, imprint: SlipImprint): number {
  const { logo, shopName } = imprint;
  const { size, path } = qrCode(orderNo);
  pen.ornament(() => {
    pen.doc.translate(box.right - CODE, box.top).scale(CODE / size);
    pen.doc.path(path).fill(brandColours.ink);
  });
  const room = width - CODE - GAP;
  let y: number = box.top;
  if (logo !== null) {
    drawLogo(pen, logo, box.left, y, LOGO);
    y += LOGO.height + 8;
  }
  y = writeAll(pen, part, [pen.block(`Packing slip from ${shopName}`, looks.small, room)], box.left, y);
  const number = pen.block(orderNo, { ...looks.title, size: 24, leading: 30 }, room);
  pen.write(part, "H1", number, { x: box.left, y });
  return Math.max(y + number.height, box.top + CODE) + 12;
}

/** Whom it is for, and beside that what is known of the order; answers where it ends. */
function drawFor(pen: Pen, part: Part, { to, facts }: PrintedPackingSlip, top: number): number {
  const column = (width - GAP) / 2;
  const place = [to.name, ...to.lines].map((words, at) =>
    pen.block(words, at === 0 ? looks.name : looks.plain, column),
  );
  const left = writeAll(pen, part, place, box.left, top);
  const x = box.left + column + GAP;
  let y = top;
  for (const fact of facts) {
    const { name, value } = detailRow(pen, fact, LABEL_WIDTH, column);
    pen.write(part, "P", name, { x, y: y + 1.5 });
    pen.write(part, "P", value, { x: x + LABEL_WIDTH, y });
    y += Math.max(name.height, value.height) + 2;
  }
  return Math.max(left, y) + 10;
}

interface MeasuredLine extends LineHeights {
  readonly title: Block;
  readonly quantity: Block;
  /** A line of its small words each. */
  readonly words: readonly Block[];
}

function measure(
  pen: Pen,
  { title, quantity, details, names }: PrintedPackingSlip["lines"][number],
): MeasuredLine {
  const name = pen.block(title, looks.name, width - INDENT - QUANTITY - GAP);
  const count = pen.block(quantity, looks.name, QUANTITY);
  const words = [details.map(({ label, value }) => `${label}: ${value}`).join(" · "), names];
  const told = words.flatMap((text) => {
    const block = pen.block(text, looks.small, width - INDENT);
    return block.lines.map((line) => ({ ...block, lines: [line], height: block.look.leading }));
  });
  const head = PADDING + Math.max(name.height, count.height);
  const rows = [...told.map(({ height }) => height), PADDING];
  return { title: name, quantity: count, words: told, head, rows, least: head };
}

/** The part of a line that stands on a page; answers where it ends. */
function drawPiece(pen: Pen, part: Part, line: MeasuredLine, { from, to }: LinePiece, top: number): number {
  let y = top;
  if (from === 0) {
    const first = top + PADDING;
    pen.ornament(() =>
      pen.doc
        .rect(box.left, first + 2.5, TICK, TICK)
        .lineWidth(0.75)
        .stroke(brandColours.ink),
    );
    pen.write(part, "H2", line.title, { x: box.left + INDENT, y: first });
    pen.write(part, "P", line.quantity, { x: box.right, y: first, align: "end" });
    y += line.head;
  }
  y = writeAll(pen, part, line.words.slice(from, to), box.left + INDENT, y);
  const isLast = to === line.rows.length;
  if (isLast) drawRule(pen, y + PADDING, 0.5);
  return isLast ? y + PADDING : y;
}

function drawFoot(pen: Pen, part: Part, { contact }: SlipImprint, page: number, pages: number): void {
  drawRule(pen, box.footTop, 0.5);
  const asked = `Is something missing or not right? Please tell us: ${contact.join(" or ")}.`;
  const told = pen.block(asked, looks.small, width - 70);
  const count = pen.block(`Page ${page} of ${pages}`, looks.small, 66);
  const y = box.footTop + 7;
  if (page === 1) pen.write(part, "P", told, { x: box.left, y });
  else pen.ornament(() => pen.print(told, { x: box.left, y }));
  pen.ornament(() => pen.print(count, { x: box.right, y, align: "end" }));
}

/** The pages of one order. */
function drawSlip(pen: Pen, slip: PrintedPackingSlip, imprint: SlipImprint): void {
  turnPage(pen);
  const part = pen.part(pen.root, "Sect");
  let y = drawFor(pen, part, slip, drawTop(pen, part, slip, imprint));
  drawRule(pen, y, 1);
  const lines = slip.lines.map((line) => measure(pen, line));
  const pages = layOutLines(lines, { first: box.bottom - y, next: box.bottom - FURTHER_TOP });
  for (const [at, pieces] of pages.entries()) {
    if (at > 0) {
      turnPage(pen);
      const name = pen.block(`Packing slip ${slip.orderNo}`, looks.label, width);
      pen.ornament(() => pen.print(name, { x: box.left, y: box.top }));
      y = FURTHER_TOP;
    }
    for (const piece of pieces) {
      const line = lines[piece.line];
      if (line !== undefined) y = drawPiece(pen, part, line, piece, y);
    }
    drawFoot(pen, part, imprint, at + 1, pages.length);
  }
}

/** Packing slips as one PDF, each order on pages of its own: what is in its parcels, for whom, and no price. */
export function drawPackingSlips(
  slips: readonly PrintedPackingSlip[],
  imprint: SlipImprint,
): Promise<Buffer> {
  const title = slips.length === 1 ? `Packing slip ${slips[0]?.orderNo ?? ""}` : "Packing slips";
  const { shopName, madeAt } = imprint;
  return drawDocument({ title, author: shopName, madeAt, faces: documentFaces }, (pen) => {
    for (const slip of slips) drawSlip(pen, slip, imprint);
  });
}
