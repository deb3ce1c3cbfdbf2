import { sizeText } from "#domain/catalogue/size-text.ts";
import type { PlacingBase } from "#domain/configure/artwork/placing.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkFinding, ArtworkRemedy, PrintedPiece } from "./finding.ts";

/** Something to say of a file, or nothing. */
export type MaybeFinding = ArtworkFinding | null;

/** Another size to order. */
export function ordered(words: string, size: SizeMm, piece: PrintedPiece): ArtworkRemedy[] {
  const now = piece.sheet ?? piece.size;
  const isOther = size.widthMm !== now.widthMm || size.heightMm !== now.heightMm;
  return isOther && piece.isOffered(size) ? [{ words: `${words}${sizeText(size)}`, size }] : [];
}

/** Another size of the piece: how a sheet is divided nobody chooses. */
export function remedy(words: string, size: SizeMm, piece: PrintedPiece): ArtworkRemedy[] {
  return piece.sheet === null ? ordered(`${words}: `, size, piece) : [];
}

/** A rectangle or square of another size, where the piece is round or its shape cannot have that size. */
export function straight(words: string, size: SizeMm, piece: PrintedPiece): ArtworkRemedy[] {
  const isWanted = piece.sheet === null && (piece.isRound || !piece.isOffered(size));
  if (!isWanted || piece.isOfferedStraight?.(size) !== true) return [];
  const shape = size.widthMm === size.heightMm ? "a square" : "a rectangle";
  return [{ words: `${words}, ${shape}: ${sizeText(size)}`, size, isStraight: true }];
}

/** The file laid on the same piece in another way. */
export function laid(
  words: string,
  { takesPlacing }: PrintedPiece,
  base: PlacingBase,
  turn: 0 | 90 = 0,
): ArtworkRemedy[] {
  return takesPlacing ? [{ words, placing: { base, scale: 1, x: 0, y: 0, turn } }] : [];
}

/** "42 x 42 mm, the size of a sticker on the sheet," */
export function orderedSentences({ size, sheet }: Pick<PrintedPiece, "size" | "sheet">): string {
  const whole = { widthMm: Math.floor(size.widthMm), heightMm: Math.floor(size.heightMm) };
  return sheet === null ? sizeText(size) : `${sizeText(whole)}, the size of a sticker on the sheet,`;
}
