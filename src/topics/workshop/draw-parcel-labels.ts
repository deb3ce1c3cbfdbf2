import { brandColours } from "#platform/brand-colours.ts";
import { qrCode } from "#platform/qr-code.ts";
import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { type Block, type Look, looks, pageBox, type Part, type Pen } from "#platform/pdf/pen.ts";
import { drawLogo, logoSize, type PrintedLogo } from "#platform/pdf/shop-logo.ts";
import type { OrderPlace } from "#domain/order/order-places.ts";

/** Points of a millimetre. */
const MM = 72 / 25.4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const roll = { x: 0, y: 0, width: 100 * MM, height: 150 * MM };
const [halfWidth, halfHeight] = [pageBox.width / 2, pageBox.height / 2];

/** What a label for a parcel says. */
export interface PrintedParcelLabel {
  readonly orderNo: string;
  /** Which of how many parcels, from 1. */
  readonly parcel: number;
  readonly parcels: number;
  readonly to: OrderPlace;
  /** "" where none was given. */
  readonly phone: string;
  readonly instructions: string;
  /** The shop, a line each. */
  readonly from: OrderPlace;
}

/** One on each page of a label printer's roll, or four on each sheet of A4. */
export type LabelPaper = "label" | "a4";

/** Where labels stand on a page of a paper. */
const places: Readonly<Record<LabelPaper, readonly Box[]>> = {
  label: [roll],
  a4: [0, 1, 2, 3].map((at) => ({
    x: (at % 2) * halfWidth,
    y: Math.floor(at / 2) * halfHeight,
    width: halfWidth,
    height: halfHeight,
  })),
};

/** What a label printer does not reach. */
const EDGE = 5 * MM;
const FROM_HEIGHT = 50;
const LOGO = { width: 95, height: 42 } as const;
const CODE = 25 * MM;
const GAP = 10;

function writeAll(pen: Pen, part: Part, blocks: readonly Block[], x: number, top: number): number {
  let y = top;
  for (const block of blocks) {
    pen.write(part, "P", block, { x, y });
    y += block.height;
  }
  return y;
}

function drawRule({ doc, ornament }: Pen, { x, width }: Box, y: number): void {
  ornament(() =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(1)
      .stroke(brandColours.ink),
  );
}

/** The order's number, for people and for a scanner, and which parcel it is. */
function drawFoot(pen: Pen, part: Part, label: PrintedParcelLabel, { x, y, width, height }: Box): void {
  const { orderNo, parcel, parcels } = label;
  const { size, path } = qrCode(orderNo);
  const top = y + height - CODE;
  pen.ornament(() => {
    pen.doc.translate(x + width - CODE, top).scale(CODE / size);
    pen.doc.path(path).fill(brandColours.ink);
  });
  const words = [
    pen.block("Order", looks.small, width - CODE - GAP),
    pen.block(orderNo, { ...looks.sum, size: 20, leading: 26 }, width - CODE - GAP),
    pen.block(`Parcel ${parcel} of ${parcels}`, looks.heading, width - CODE - GAP),
  ];
  writeAll(pen, part, words, x, top);
}

/** From the size it would have to the smallest that is read: letters of 2 mm. */
interface Sizes {
  readonly largest: number;
  readonly smallest: number;
}

const STEP = 0.5;
const LEADING = 1.22;

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

/** Texts under each other, as large as they fit into a height without losing a word: long ones wrap, then all of them shrink. */
function fittedBlocks(
  pen: Pen,
  texts: readonly { readonly words: string; readonly look: Look }[],
  { width, height }: { readonly width: number; readonly height: number },
  { largest, smallest }: Sizes,
): readonly Block[] {
  for (let size = largest; ; size -= STEP) {
    const blocks = texts.map(({ words, look }) =>
      pen.block(words, { ...look, size, leading: size * LEADING }, width),
    );
    if (heightOf(blocks) <= height || size <= smallest) return blocks;
  }
}

function drawTo(pen: Pen, part: Part, label: PrintedParcelLabel, { x, y, width, height }: Box): void {
  const { to, phone, instructions } = label;
  const asked = [phone === "" ? "" : `Phone ${phone}`, instructions].filter((words) => words !== "");
  const below = fittedBlocks(
    pen,
    asked.map((words) => ({ words, look: looks.plain })),
    { width, height: height * 0.3 },
    { largest: 11, smallest: 6 },
  );
  const belowHeight = below.reduce((sum, block) => sum + block.height, 0);
  const lines = fittedBlocks(
    pen,
    [to.name, ...to.lines].map((words, at) => ({ words, look: at === 0 ? looks.name : looks.plain })),
    { width, height: height - belowHeight - GAP },
    { largest: 19, smallest: 6 },
  );
  writeAll(pen, part, below, x, writeAll(pen, part, lines, x, y) + GAP);
}

function drawLabel(pen: Pen, label: PrintedParcelLabel, logo: PrintedLogo | null, place: Box): void {
  const [width, height] = [place.width - 2 * EDGE, place.height - 2 * EDGE];
  const box = { x: place.x + EDGE, y: place.y + EDGE, width, height };
  const part = pen.part(pen.root, "Sect");
  const { from } = label;
  const own = logo === null ? 0 : logoSize(logo, LOGO).width + GAP;
  if (logo !== null) drawLogo(pen, logo, box.x + width - own + GAP, box.y, LOGO);
  const sender = fittedBlocks(
    pen,
    [`From ${from.name}`, ...from.lines].map((words, at) => ({
      words,
      look: at === 0 ? looks.name : looks.small,
    })),
    { width: width - own, height: FROM_HEIGHT },
    { largest: 9.5, smallest: 5 },
  );
  writeAll(pen, part, sender, box.x, box.y);
  const [top, foot] = [box.y + FROM_HEIGHT + GAP, box.y + height - CODE - GAP];
  drawRule(pen, box, top - GAP / 2);
  drawTo(pen, part, label, { ...box, y: top, height: foot - top - GAP });
  drawRule(pen, box, foot - GAP / 2);
  drawFoot(pen, part, label, box);
}

/** What a document of labels says of itself. */
export interface LabelImprint {
  readonly shopName: string;
  readonly logo: PrintedLogo | null;
  readonly madeAt: Date;
}

/** Labels for parcels as one PDF. */
export function drawParcelLabels(
  labels: readonly PrintedParcelLabel[],
  paper: LabelPaper,
  { shopName, logo, madeAt }: LabelImprint,
): Promise<Buffer> {
  const boxes = places[paper];
  const size: [number, number] = paper === "a4" ? [pageBox.width, pageBox.height] : [roll.width, roll.height];
  const title = labels.length === 1 ? `Parcel label ${labels[0]?.orderNo ?? ""}` : "Parcel labels";
  return drawDocument({ title, author: shopName, madeAt, faces: documentFaces }, (pen) => {
    for (const [at, label] of labels.entries()) {
      const place = boxes[at % boxes.length];
      if (at % boxes.length === 0) pen.doc.addPage({ size, margin: 0 });
      if (place !== undefined) drawLabel(pen, label, logo, place);
    }
  });
}
