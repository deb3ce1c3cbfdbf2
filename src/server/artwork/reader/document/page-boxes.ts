import { PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";
import type { SizeMm } from "#domain/size-mm.ts";

/** Points from the page's origin, as the file tells them. */
export interface BoxPt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MM_PER_POINT = 25.4 / 72;
/** Further out than this there are marks, not background. */
const WIDEST_BLEED_MM = 5;

function rounded(mm: number): number {
  return Math.round(mm * 100) / 100;
}

/** How far a box goes past another where it goes furthest, in points. */
function beyond(outer: BoxPt, inner: BoxPt): number {
  return Math.max(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
}

/** What of a page is printed: its bleed box; else its trim box, when there is more round it than background; else what it shows. */
function printedBox(page: PDFPage, pointMm: number): BoxPt {
  const shown = page.getCropBox();
  if (page.node.has(PDFName.of("BleedBox"))) return page.getBleedBox();
  const trim = page.getTrimBox();
  return beyond(shown, trim) * pointMm > WIDEST_BLEED_MM ? trim : shown;
}

/** Millimetres of one of a page's units. */
export function unitMm({ node }: PDFPage): number {
  return (node.lookupMaybe(PDFName.of("UserUnit"), PDFNumber)?.asNumber() ?? 1) * MM_PER_POINT;
}

/** The boxes of a page; sizes in millimetres, seen upright. */
export function readBoxes(page: PDFPage): {
  readonly printedPt: BoxPt;
  readonly printed: SizeMm;
  readonly trim: SizeMm | null;
} {
  const unit = unitMm(page);
  const isTurned = page.getRotation().angle % 180 !== 0;
  const sizeOf = ({ width, height }: BoxPt): SizeMm => {
    const [across, down] = isTurned ? [height, width] : [width, height];
    return { widthMm: rounded(across * unit), heightMm: rounded(down * unit) };
  };
  const printedPt = printedBox(page, unit);
  const trim = page.node.has(PDFName.of("TrimBox")) ? sizeOf(page.getTrimBox()) : null;
  return { printedPt, printed: sizeOf(printedPt), trim };
}
