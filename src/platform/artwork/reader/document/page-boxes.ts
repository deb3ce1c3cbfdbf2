import { type PDFArray, PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";
import type { BoxMm, PageBoxes } from "#domain/artwork/lie/page-boxes.ts";

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
  return Math.round(mm * 100) / 100 + 0;
}

/** Millimetres of one of a page's units. */
export function unitMm({ node }: PDFPage): number {
  return (node.lookupMaybe(PDFName.of("UserUnit"), PDFNumber)?.asNumber() ?? 1) * MM_PER_POINT;
}

/** Quarters by which a page is seen turned clockwise. */
function quartersOf(page: PDFPage): number {
  return (((page.getRotation().angle / 90) % 4) + 4) % 4;
}

/** A box from the corner of another, both with y up, turned clockwise by quarters as the page is, y down. */
function seenIn(outer: BoxPt, box: BoxPt, quarters: number): BoxPt {
  const { width, height } = box;
  const left = box.x - outer.x;
  const bottom = box.y - outer.y;
  const right = outer.width - left - width;
  const top = outer.height - bottom - height;
  const corners = [
    [left, top],
    [bottom, left],
    [right, bottom],
    [top, right],
  ] as const;
  const [x, y] = corners[quarters] ?? corners[0];
  return quarters % 2 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
}

/** A box of a page in millimetres from the upper left corner of its media box, upright. */
export function uprightMm(page: PDFPage, box: BoxPt): BoxMm {
  const unit = unitMm(page);
  const { x, y, width, height } = seenIn(page.getMediaBox(), box, quartersOf(page));
  const [left, top] = [rounded(x * unit), rounded(y * unit)];
  return { x: left, y: top, width: rounded(width * unit), height: rounded(height * unit) };
}

/** The boxes that a page gives; null where it does not. */
export function readBoxes(page: PDFPage): Pick<PageBoxes, "media" | "crop" | "bleed" | "trim"> {
  const { node } = page;
  const told = (box: PDFArray | undefined) => (box === undefined ? null : uprightMm(page, box.asRectangle()));
  return {
    media: uprightMm(page, page.getMediaBox()),
    crop: told(node.CropBox()),
    bleed: told(node.BleedBox()),
    trim: told(node.TrimBox()),
  };
}

/** A box of a page that is told in upright millimetres, in the page's own units. */
export function boxInPage(page: PDFPage, box: BoxMm): BoxPt {
  const [unit, media, quarters] = [unitMm(page), page.getMediaBox(), quartersOf(page)];
  const seen = quarters % 2 === 0 ? [media.width, media.height] : [media.height, media.width];
  const [width = 0, height = 0] = seen;
  // Turned back from what is seen, which is as a page of its own, y up.
  const from = {
    x: box.x / unit,
    y: height - (box.y + box.height) / unit,
    width: box.width / unit,
    height: box.height / unit,
  };
  const upright = { x: 0, y: 0, width, height };
  const turned = seenIn(upright, from, (4 - quarters) % 4);
  return { ...turned, x: media.x + turned.x, y: media.y + media.height - turned.y - turned.height };
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

/** What of a page was taken for artwork before its boxes were saved: of files that were kept then, the shop's picture shows just that. */
export function printedBefore(page: PDFPage): BoxPt {
  const shown = page.getCropBox();
  if (page.node.has(PDFName.of("BleedBox"))) return page.getBleedBox();
  const trim = page.getTrimBox();
  return beyond(shown, trim) * unitMm(page) > WIDEST_BLEED_MM ? trim : shown;
}
