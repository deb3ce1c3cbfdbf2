import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { sharpnessWords } from "#domain/artwork/preflight/sharpness-words.ts";
import { type Sharpness, coveringDpi, sharpnessOf } from "#domain/artwork/effective-resolution.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import { bleedFill, type PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import { edgesOf, uprightBox } from "#domain/preview/artwork/placing-edits.ts";

/** What becomes of the picture's edges, in a sentence. */
export function edgeWords(piece: Piece, artwork: OwnArtwork, placed: PlacedPicture): string {
  const { isClear, placing = null } = artwork;
  const edges = edgesOf(piece, placed);
  if (edges === "covers") return "It covers the product and its bleed.";
  const { mirrored, spreadMm } = bleedFill(piece, artwork, placing);
  const isCovered = edgesOf({ ...piece, bleed: 0 }, placed) === "covers";
  if (isCovered && spreadMm > 0) return "It covers the product, and its edge is carried on into the bleed.";
  if (isCovered && mirrored.length > 0)
    return "It covers the product, and its edges are mirrored into the bleed.";
  if (edges === "inside") return "All of it lies inside the safety line.";
  return isClear === true
    ? "Part of it lies outside the safety line and may be cut off."
    : "It does not reach the bleed line on every side: an edge of bare stock may show there.";
}

const SHARP: Readonly<Record<Sharpness, string>> = {
  sharp: "sharp at this size",
  soft: "a little soft at this size",
  blurred: "too few pixels for this size",
};

/** How sharp a file is printed as large as its picture is; "" while its facts are not known. */
export function sharpWords(facts: ArtworkFacts | null, { box }: PlacedPicture): string {
  if (facts === null) return "";
  const size = { widthMm: box.width, heightMm: box.height };
  if (facts.kind !== "picture") return sharpnessWords(facts, { ...size, bleedMm: 0 });
  const dpi = coveringDpi(facts, size);
  return `${Math.round(dpi)} dpi: ${SHARP[sharpnessOf(dpi)]}.`;
}

function millimetres(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Where the picture is, for those who cannot see it. */
export function placeWords(placed: PlacedPicture): string {
  const { x, y } = uprightBox(placed);
  const { width, height } = placed.box;
  const turn = Math.round(placed.turn * 10) / 10;
  const turned = turn === 0 ? "" : `, turned by ${turn} degrees`;
  return `${millimetres(width)} by ${millimetres(height)} mm, ${millimetres(x)} mm from the left, ${millimetres(y)} mm from the top${turned}.`;
}
