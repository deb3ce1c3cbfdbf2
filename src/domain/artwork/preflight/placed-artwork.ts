import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { PrintedPiece } from "./finding.ts";

/** The sides of a file in units of its own: pixels, millimetres of a page, units of a drawing. */
export function sidesOf(facts: ArtworkFacts): readonly [number, number] {
  switch (facts.kind) {
    case "picture":
      return [facts.widthPx, facts.heightPx];
    case "document":
      return [facts.printed.widthMm, facts.printed.heightMm];
    case "drawing":
      return [facts.width, facts.height];
  }
}

/** A piece with the background round it. */
export function withBleed({ size, bleedMm }: Pick<PrintedPiece, "size" | "bleedMm">): SizeMm {
  return { widthMm: size.widthMm + 2 * bleedMm, heightMm: size.heightMm + 2 * bleedMm };
}

export function turnedSize({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: heightMm, heightMm: widthMm };
}

/** Millimetres that one unit of a file becomes on a piece: it fills it, or stands on it whole. */
export function scaleOn([width, height]: readonly [number, number], piece: PrintedPiece): number {
  const { standsIn } = piece;
  if (standsIn !== null) return Math.min(standsIn.widthMm / width, standsIn.heightMm / height);
  const box = withBleed(piece);
  return Math.max(box.widthMm / width, box.heightMm / height);
}

/** Millimetres that are cut off of a file on each of two sides, where it fills a box: left and right, above and below. */
export function cutOffIn([width, height]: readonly [number, number], box: SizeMm): readonly [number, number] {
  const scale = Math.max(box.widthMm / width, box.heightMm / height);
  return [(width * scale - box.widthMm) / 2, (height * scale - box.heightMm) / 2];
}
