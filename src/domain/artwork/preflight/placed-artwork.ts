import type { SizeMm } from "#domain/size-mm.ts";
import { type Lie, lieOf } from "../lie/lie-of.ts";
import { extentOf } from "./extent-of.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { PrintedPiece } from "./finding.ts";

/** What decides how a file lies on a piece. */
type Ordered = Pick<PrintedPiece, "size" | "bleedMm" | "isRound" | "standsIn">;

/** How a file lies on a piece by the table; null where it stands in a room of its own. */
export function lieOn(facts: ArtworkFacts, { size, bleedMm, isRound, standsIn }: Ordered): Lie | null {
  return standsIn === null ? lieOf(extentOf(facts), { ...size, bleedMm, isRound }) : null;
}

/** Millimetres that one unit of a file becomes on a piece. */
export function scaleOn(facts: ArtworkFacts, piece: Ordered): number {
  const lie = lieOn(facts, piece);
  if (lie !== null) return lie.scale;
  const { width, height } = extentOf(facts);
  const { widthMm, heightMm } = piece.standsIn ?? piece.size;
  return Math.min(widthMm / width, heightMm / height);
}

/** As large as all of a file is printed, what is cut off included. */
export function printedSize(facts: ArtworkFacts, piece: Ordered): SizeMm {
  const { width, height } = extentOf(facts);
  const scale = scaleOn(facts, piece);
  return { widthMm: width * scale, heightMm: height * scale };
}

export function turnedSize({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: heightMm, heightMm: widthMm };
}
