import type { PrintedPiece } from "#domain/artwork/preflight/finding.ts";

/** A piece of so many millimetres with 2 mm of bleed, on which a file can be laid anyhow and whose size can be ordered. */
export function printedPiece(
  widthMm: number,
  heightMm: number,
  more: Partial<PrintedPiece> = {},
): PrintedPiece {
  return {
    size: { widthMm, heightMm },
    bleedMm: 2,
    isRound: false,
    isClear: false,
    sheet: null,
    isWholeSheet: false,
    standsIn: null,
    takesPlacing: true,
    isOffered: () => true,
    ...more,
  };
}
