import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import type { EmbedArtwork, PlacedArtwork } from "#server/pdf/print-file/artwork/placed-artwork.ts";
import { cutContour, drill, hairline, throughCut } from "#server/pdf/print-file/inks.ts";
import type { PrintLayer, PrintShape } from "#server/pdf/print-file/print-file.ts";
import type { PrintPiece } from "../print-job.ts";
import { placedEdges, type SpreadEdges } from "./spread-edges.ts";

/** The layer that customers' files are in: all others are lines, marks and notes of the shop. */
export const ARTWORK_LAYER = "Artwork";

/** The customer's artwork, and the colours of its edge where they go on over the bleed. */
export interface ArtworkAndEdges {
  readonly artwork: EmbedArtwork;
  readonly edges: SpreadEdges | null;
}

/** A place for a piece: from its own upper left corner to the page's millimetres. */
export interface PlacedPiece {
  readonly matrix: Matrix;
  /** Nothing is printed farther than this from it: there its neighbour begins. */
  readonly reachMm: number;
}

/** What of a piece's bleed there is room for. */
export function reachOf({ widthMm, heightMm, bleedMm }: PrintPiece, reachMm: number): Box {
  return grown({ x: 0, y: 0, width: widthMm, height: heightMm }, Math.min(bleedMm, reachMm));
}

function linesOf({ parts, through, holes }: PrintPiece, { matrix }: PlacedPiece) {
  const inInk = (ink: Parameters<typeof hairline>[0], d: string | null): readonly PrintShape[] =>
    d === null ? [] : [hairline(ink, d, { matrix })];
  return {
    cuts: parts.flatMap(({ cut }) => inInk(cutContour, cut)),
    through: inInk(throughCut, through),
    holes: inInk(drill, holes),
  };
}

/** The layers of pieces that are all alike, the lowest first: artwork, then each kind of line that has one. */
export function pieceLayers(
  piece: PrintPiece,
  { artwork, edges }: ArtworkAndEdges,
  places: readonly PlacedPiece[],
): readonly PrintLayer[] {
  const lines = places.map((place) => linesOf(piece, place));
  const layers: readonly PrintLayer[] = [
    { name: "CutContour", prints: true, shapes: lines.flatMap(({ cuts }) => cuts) },
    { name: "PerfCutContour", prints: true, shapes: lines.flatMap(({ through }) => through) },
    { name: "Drill", prints: true, shapes: lines.flatMap(({ holes }) => holes) },
  ];
  const placed = places.flatMap(({ matrix, reachMm }) => {
    const within = rectangle(reachOf(piece, reachMm));
    return piece.parts.flatMap((part): readonly PlacedArtwork[] => {
      const { bled, box, fit, turn, isMirrored, trim } = part;
      const itself = { artwork, box, fit, turn, isMirrored, trim, clip: bled, within, matrix };
      return [...placedEdges(part, edges, { within, matrix }), itself];
    });
  });
  return [
    { name: ARTWORK_LAYER, prints: true, artwork: placed, shapes: [] },
    ...layers.filter(({ shapes }) => shapes.length > 0),
  ];
}
