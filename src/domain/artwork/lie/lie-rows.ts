import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkExtent } from "./artwork-extent.ts";
import { type BoxMm, MOST_BLEED_MM, type PageBoxes, visibleBox, trimWithin } from "./page-boxes.ts";

/**
 * How it is decided where a file lies, the first that holds. Sizes are alike to half a millimetre, proportions to a hundredth.
 * - `trim`: the file's trim box is what was ordered, upright or turned; 1:1.
 * - `trim-other-size`: its trim box, inside the page, has the proportions of what was ordered; scaled.
 * - `page`: what is printed of the page is what was ordered, upright or turned; 1:1.
 * - `page-with-bleed`: it is that and the same more on each side, as far as bleed goes; 1:1.
 * - `same-proportions`: it has those of the piece, or of the piece with its bleed, the nearer; scaled.
 * - `part-of-page`: much larger than what was ordered, and not painted all over: the label is a part of it; 1:1, the middle of what is painted.
 * - `other-proportions`: else; it covers the piece, and what sticks out is cut off.
 */
export type LieRow =
  | "trim"
  | "trim-other-size"
  | "page"
  | "page-with-bleed"
  | "same-proportions"
  | "part-of-page"
  | "other-proportions";

/** What of a file becomes the finished piece, in the file's own units from its upper left corner, upright. */
export interface FinishedPart {
  readonly row: LieRow;
  readonly part: BoxMm;
  readonly scale: number;
  readonly turn: 0 | 90;
  /** Of it, cut off on each of two sides. */
  readonly lost: { readonly across: number; readonly down: number };
}

type Ordered = SizeMm & { readonly bleedMm: number };

const ALIKE_MM = 0.5;
/** Differences are told by computers, whose half millimetres are no halves. */
const ROUNDING_MM = 1e-6;
const ALIKE_PART = 0.01;
const NOTHING = { across: 0, down: 0 } as const;

function alike(one: number, other: number): boolean {
  return Math.abs(one - other) <= ALIKE_MM + ROUNDING_MM;
}

function isSize({ width, height }: SizeOf, { widthMm, heightMm }: SizeMm): boolean {
  return alike(width, widthMm) && alike(height, heightMm);
}

interface SizeOf {
  readonly width: number;
  readonly height: number;
}

function turned<Size extends SizeMm>(size: Size): Size {
  return { ...size, widthMm: size.heightMm, heightMm: size.widthMm };
}

function withBleed({ widthMm, heightMm, bleedMm }: Ordered): SizeMm {
  return { widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm };
}

/** How many times as large a box has to be to cover a size, and how far it is from having its proportions, as a part. */
function covering({ width, height }: SizeOf, { widthMm, heightMm }: SizeMm) {
  const [across, down] = [widthMm / width, heightMm / height];
  return { scale: Math.max(across, down), off: Math.abs(across / down - 1) };
}

/** The middle of a box, as large as a size is at a scale. */
function middlePart({ x, y, width, height }: BoxMm, { widthMm, heightMm }: SizeMm, scale = 1): BoxMm {
  const [across, down] = [widthMm / scale, heightMm / scale];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

/** A box that is as large as the piece, upright or turned. */
function atItsSize(row: "trim" | "page", box: BoxMm, ordered: Ordered): FinishedPart | null {
  if (isSize(box, ordered)) return { row, part: box, scale: 1, turn: 0, lost: NOTHING };
  return isSize(box, turned(ordered)) ? { row, part: box, scale: 1, turn: 90, lost: NOTHING } : null;
}

/** The trim box of a page from the corner of what is printed of it; null where it says no more than the page does. */
function ownTrim(page: PageBoxes): BoxMm | null {
  const trim = trimWithin(page);
  if (trim === null) return null;
  const isTrim = (box: BoxMm) => alike(trim.width, box.width) && alike(trim.height, box.height);
  if (isTrim(visibleBox(page)) && (page.bleed === null || isTrim(page.bleed))) return null;
  return { ...trim, x: trim.x - page.printed.x, y: trim.y - page.printed.y };
}

function byTrim(trim: BoxMm, ordered: Ordered): FinishedPart {
  const itself = atItsSize("trim", trim, ordered);
  if (itself !== null) return itself;
  const { scale, off } = covering(trim, ordered);
  if (off < ALIKE_PART) return { row: "trim-other-size", part: trim, scale, turn: 0, lost: NOTHING };
  const part = middlePart(trim, ordered, scale);
  return { row: "other-proportions", part, scale, turn: 0, lost: lostOf(trim, part) };
}

function lostOf(box: BoxMm, part: SizeOf): FinishedPart["lost"] {
  return { across: (box.width - part.width) / 2, down: (box.height - part.height) / 2 };
}

/** A page that is the piece and as much more on each side as bleed is. */
function withItsBleed(page: BoxMm, ordered: Ordered): FinishedPart | null {
  for (const turn of [0, 90] as const) {
    const size = turn === 0 ? ordered : turned(ordered);
    const [across, down] = [page.width - size.widthMm, page.height - size.heightMm];
    if (across > 0 && down > 0 && across / 2 <= MOST_BLEED_MM && alike(across, down))
      return { row: "page-with-bleed", part: middlePart(page, size), scale: 1, turn, lost: NOTHING };
  }
  return null;
}

function byProportions(whole: BoxMm, ordered: Ordered): FinishedPart | null {
  const [bare, bled] = [covering(whole, ordered), covering(whole, withBleed(ordered))];
  const { scale, off } = bare.off <= bled.off ? bare : bled;
  if (off >= ALIKE_PART) return null;
  return {
    row: "same-proportions",
    part: middlePart(whole, ordered, scale),
    scale,
    turn: 0,
    lost: NOTHING,
  };
}

/** So many times as large as the piece a page is not drawn for it. */
const MUCH_LARGER = 2.5;
/** A page on which less is painted holds something smaller; sheets of paper as offices have them are rarely meant. */
const PAINTED_ALL_OVER = { paper: 0.9, other: 0.5 } as const;
/** A5, A4, A3, Letter and Legal, in millimetres. */
const PAPERS: readonly SizeMm[] = [
  { widthMm: 148, heightMm: 210 },
  { widthMm: 210, heightMm: 297 },
  { widthMm: 297, heightMm: 420 },
  { widthMm: 215.9, heightMm: 279.4 },
  { widthMm: 215.9, heightMm: 355.6 },
];

function isPaintedAllOver({ printed, painted }: PageBoxes): boolean {
  if (painted === null) return false;
  const isPaper = PAPERS.some((paper) => isSize(printed, paper) || isSize(printed, turned(paper)));
  const least = isPaper ? PAINTED_ALL_OVER.paper : PAINTED_ALL_OVER.other;
  return painted.width * painted.height >= least * printed.width * printed.height;
}

function partOfPage(page: PageBoxes, whole: BoxMm, ordered: Ordered): FinishedPart | null {
  const isLonger = whole.width > ordered.widthMm && whole.height > ordered.heightMm;
  const isLarger = whole.width * whole.height > MUCH_LARGER * ordered.widthMm * ordered.heightMm;
  if (!isLonger || !isLarger || isPaintedAllOver(page)) return null;
  const { painted, printed } = page;
  const design = painted && { ...painted, x: painted.x - printed.x, y: painted.y - printed.y };
  return {
    row: "part-of-page",
    part: middlePart(design ?? whole, ordered),
    scale: 1,
    turn: 0,
    lost: NOTHING,
  };
}

function coveringAll(whole: BoxMm, ordered: Ordered): FinishedPart {
  const printed = withBleed(ordered);
  const { scale } = covering(whole, printed);
  const lost = lostOf(whole, middlePart(whole, printed, scale));
  return { row: "other-proportions", part: middlePart(whole, ordered, scale), scale, turn: 0, lost };
}

/** The row of the table that a file is of, on a piece. */
export function rowOf({ width, height, page }: ArtworkExtent, ordered: Ordered): FinishedPart {
  const whole = { x: 0, y: 0, width, height };
  const trim = page && ownTrim(page);
  if (trim !== null) return byTrim(trim, ordered);
  const asPage = page && (atItsSize("page", whole, ordered) ?? withItsBleed(whole, ordered));
  return (
    asPage ??
    byProportions(whole, ordered) ??
    (page && partOfPage(page, whole, ordered)) ??
    coveringAll(whole, ordered)
  );
}
