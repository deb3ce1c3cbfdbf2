import { setImmediate } from "node:timers/promises";
import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { type Part, type Pen, pageBox } from "#platform/pdf/pen.ts";
import { type MeasuredClosing, drawClosing, measureClosing } from "./closing.ts";
import { drawHead, drawRow, HEAD_HEIGHT, measureRow, pictureSize, type Row } from "./item-table.ts";
import { drawFoot, drawLetterhead, drawShortHead } from "./letterhead.ts";
import { drawParties } from "./parties.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

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

const FURTHER_TOP = pageBox.top + 30;

function drawRows(pen: Pen, table: Part, rows: readonly Row[], top: number): number {
  let y = top;
  for (const row of rows) {
    drawRow(pen, table, row, y);
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

/** Draws page by page; between two pages others have their turn. */
async function drawPages(pen: Pen, printed: PrintedQuotation): Promise<void> {
  pen.turnPage();
  const body = pen.part(pen.root, "Sect");
  let y = drawParties(pen, body, printed, drawLetterhead(pen, body, printed));
  const closing = measureClosing(pen, printed);
  const pages = layOut(pen, printed, closing, y);
  const table = pen.part(body, "Table");
  for (const [at, rows] of pages.entries()) {
    if (at > 0) {
      await setImmediate();
      pen.turnPage();
      y = drawShortHead(pen, `Quotation ${printed.quotation.number}`);
    }
    drawFoot(pen, `${printed.shop.name}, quotation ${printed.quotation.number}`, at + 1, pages.length);
    if (rows.length > 0) y = drawRows(pen, table, rows, drawHead(pen, at === 0 ? table : null, y));
  }
  drawClosing(pen, body, printed, closing, y);
}

/** A quotation as PDF: drawn, no part of it is markup. The same quotation gives the same bytes (decision 063). */
export function drawQuotation(printed: PrintedQuotation): Promise<Buffer> {
  const { quotation, shop } = printed;
  const imprint = {
    title: `Quotation ${quotation.number}`,
    author: shop.name,
    madeAt: new Date(`${quotation.issueDate}T00:00:00Z`),
    faces: documentFaces,
  };
  return drawDocument(imprint, (pen) => drawPages(pen, printed));
}
