import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkExtent } from "./artwork-extent.ts";
import { type LieRow, type FinishedPart, rowOf } from "./lie-rows.ts";
import type { BoxMm } from "./page-boxes.ts";

export const edgeNames = ["left", "top", "right", "bottom"] as const;
export type EdgeName = (typeof edgeNames)[number];

/** A piece as it is ordered, cut to its size. */
export interface OrderedPiece extends SizeMm {
  /** Background that goes past the cut, on each side. */
  readonly bleedMm: number;
  /** It is cut to an ellipse. */
  readonly isRound: boolean;
}

/** The bleed at one edge of a piece. */
export interface BleedAtEdge {
  /** What the file has of it; no more than is wanted. */
  readonly hasMm: number;
  /** What is made of it: mirrored there, where the file's picture ends. */
  readonly mirroredMm: number;
}

/** How a file lies on a piece: what is printed, what is shown, and what is said of it are read from this. */
export interface Lie {
  readonly row: LieRow;
  /** Where all that is printed of the file lies before it is turned: millimetres from the piece's upper left corner. */
  readonly box: BoxMm;
  /** Degrees clockwise about the middle of that box. */
  readonly turn: 0 | 90;
  /** Millimetres that one unit of the file becomes: of a page, how many times as large as it is. */
  readonly scale: number;
  /** The bleed at each edge of the piece. */
  readonly edges: Readonly<Record<EdgeName, BleedAtEdge>>;
  /** The edges of the file, before it is turned, that are mirrored outwards. */
  readonly mirrored: readonly EdgeName[];
  /** A round file on a round piece goes on below itself, by so many millimetres on each side; 0 for any other. */
  readonly spreadMm: number;
  /** Millimetres of the file that are cut off on each of two sides, because its proportions are others. */
  readonly cutOff: { readonly across: number; readonly down: number };
}

/** A hair of bleed that is missing nobody sees; millimetres. */
const HAIR_MM = 0.05;

function laid(
  { width, height }: ArtworkExtent,
  { part, scale, turn }: FinishedPart,
  { widthMm, heightMm }: SizeMm,
) {
  const dx = (width / 2 - part.x - part.width / 2) * scale;
  const dy = (height / 2 - part.y - part.height / 2) * scale;
  const [x, y] = turn === 0 ? [dx, dy] : [-dy, dx];
  const [across, down] = [width * scale, height * scale];
  const middle = [widthMm / 2 + x, heightMm / 2 + y] as const;
  return {
    box: { x: middle[0] - across / 2, y: middle[1] - down / 2, width: across, height: down },
    /** As far as it is seen, turned. */
    seen: turn === 0 ? ([across, down] as const) : ([down, across] as const),
    middle,
  };
}

/** Millimetres for which a file goes on past each edge of a piece. */
function beyond({ seen, middle }: ReturnType<typeof laid>, { widthMm, heightMm }: SizeMm) {
  return {
    left: seen[0] / 2 - middle[0],
    top: seen[1] / 2 - middle[1],
    right: middle[0] + seen[0] / 2 - widthMm,
    bottom: middle[1] + seen[1] / 2 - heightMm,
  };
}

/** The edge of a file that lies at an edge of the piece, when it is turned clockwise by a quarter. */
const turnedEdge: Readonly<Record<EdgeName, EdgeName>> = {
  left: "bottom",
  top: "left",
  right: "top",
  bottom: "right",
};

function cutOffOf({ row, lost }: FinishedPart, scale: number): Lie["cutOff"] {
  if (row !== "other-proportions") return { across: 0, down: 0 };
  return { across: lost.across * scale, down: lost.down * scale };
}

function rounded(mm: number): number {
  return Math.round(mm * 100) / 100 + 0;
}

/** What reaches the cut to so many millimetres ends there. */
const ALIKE_MM = 0.5;

/** Edges at which what is painted of a page ends at the cut, or before its bleed does, while the page goes on. */
export interface PaintedEnds {
  readonly edges: readonly EdgeName[];
  /** The page's box, but for those edges: there the box of what is painted. */
  readonly box: BoxMm;
}

/**
 * Where what is painted of a page, all of which lies in a box on a piece, ends before the bleed does while the page goes on: mirrored at
 * the page's edge, the bleed would stay bare there. Null where it does so nowhere, and on a round piece, whose cut no straight edge follows.
 */
export function paintedEnds(
  { page }: ArtworkExtent,
  box: BoxMm,
  { widthMm, heightMm, bleedMm, isRound }: OrderedPiece,
): PaintedEnds | null {
  if (page?.painted == null || isRound) return null;
  const { printed, painted } = page;
  const [across, down] = [box.width / printed.width, box.height / printed.height];
  const ends = {
    left: box.x + (painted.x - printed.x) * across,
    top: box.y + (painted.y - printed.y) * down,
    right: box.x + (painted.x + painted.width - printed.x) * across,
    bottom: box.y + (painted.y + painted.height - printed.y) * down,
  };
  const ofPage = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  const cut = { left: 0, top: 0, right: widthMm, bottom: heightMm };
  const past = (at: Readonly<Record<EdgeName, number>>, edge: EdgeName) =>
    edge === "left" || edge === "top" ? cut[edge] - at[edge] : at[edge] - cut[edge];
  const edges = edgeNames.filter((edge) => {
    const painted = past(ends, edge);
    const isShort = painted > -ALIKE_MM && painted < bleedMm - HAIR_MM;
    return isShort && past(ofPage, edge) > painted + HAIR_MM;
  });
  if (edges.length === 0) return null;
  const at = (edge: EdgeName) => (edges.includes(edge) ? ends : ofPage)[edge];
  const [x, y] = [at("left"), at("top")];
  return { edges, box: { x, y, width: at("right") - x, height: at("bottom") - y } };
}

/** The decision: how a file lies on a piece that nobody has placed it on (docs/decisions/276). */
export function lieOf(extent: ArtworkExtent, piece: OrderedPiece): Lie {
  const part = rowOf(extent, piece);
  const place = laid(extent, part, piece);
  const reach = beyond(place, piece);
  const isShort = (edge: EdgeName) => reach[edge] < piece.bleedMm - HAIR_MM;
  const short = edgeNames.filter(isShort);
  const isSpread = extent.isRound && piece.isRound && short.length === edgeNames.length;
  const bleedAt = (edge: EdgeName): BleedAtEdge => {
    const hasMm = isShort(edge) ? Math.max(0, rounded(reach[edge])) : piece.bleedMm;
    return { hasMm, mirroredMm: isSpread ? 0 : rounded(piece.bleedMm - hasMm) };
  };
  const own = part.turn === 0 ? short : short.map((edge) => turnedEdge[edge]);
  return {
    row: part.row,
    box: place.box,
    turn: part.turn,
    scale: part.scale,
    edges: {
      left: bleedAt("left"),
      top: bleedAt("top"),
      right: bleedAt("right"),
      bottom: bleedAt("bottom"),
    },
    mirrored: isSpread ? [] : own,
    spreadMm: isSpread ? piece.bleedMm : 0,
    cutOff: cutOffOf(part, part.scale),
  };
}

/** Rows in which a file has no size that is that of the piece: there a logo stands on the stock instead. */
const PROPORTIONS: ReadonlySet<LieRow> = new Set(["same-proportions", "other-proportions"]);

/**
 * How a file lies that nobody has placed; null for a logo, which stands whole in the room for words. One that is round fills a round
 * piece: none of it is lost.
 */
export function firstLie(extent: ArtworkExtent, isClear: boolean, piece: OrderedPiece): Lie | null {
  const lie = lieOf(extent, piece);
  if (!isClear || !PROPORTIONS.has(lie.row)) return lie;
  const fillsRound = extent.isRound && piece.isRound && lie.row === "same-proportions";
  return fillsRound ? lie : null;
}
