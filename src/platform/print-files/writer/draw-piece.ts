import { boxUnder, chain, identity, translation } from "#domain/preview/geometry/matrix.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import type { EmbedArtwork, PlacedArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { allPlates, hairline, type LineKind } from "#platform/pdf/print-file/inks.ts";
import type { PrintLayer, PrintPage, PrintShape } from "#platform/pdf/print-file/print-file.ts";
import type { Cutting, PrintPart, PrintPiece } from "../print-job.ts";
import type { DrawnPlate } from "./special-plates.ts";
import { placedEdges, type SpreadEdges } from "./spread-edges.ts";
import { cropMarks } from "#platform/pdf/print-file/path-operators.ts";

/** The layer that customers' files are in: all others are lines, marks and notes of the shop. */
export const ARTWORK_LAYER = "Artwork";

/** A side that is drawn: its piece with the customer's artwork, and the colours of its edge where they go on over the bleed. */
export interface DrawnSide {
  readonly piece: PrintPiece;
  readonly artwork: EmbedArtwork;
  /** Plates besides the inks, drawn where the artwork lies. */
  readonly plates: readonly DrawnPlate[];
  readonly edges: SpreadEdges | null;
  /** null: it is cut from its other side. */
  readonly cutting: Cutting | null;
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

/** A place's backing goes to the middle between it and its neighbours. */
function backingOf({ widthMm, heightMm }: PrintPiece, { reachMm }: PlacedPiece): Box {
  return grown({ x: 0, y: 0, width: widthMm, height: heightMm }, reachMm);
}

/** Lines round all of these boxes, each once: what two neighbours have in common no blade goes along twice. */
function gridRound(boxes: readonly Box[]): string {
  const [first] = boxes;
  if (first && boxes.length === 1) return rectangle(first);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const distinct = (values: readonly number[]) => [...new Set(values.map(rounded))].toSorted((a, b) => a - b);
  const xs = distinct(boxes.flatMap(({ x, width }) => [x, x + width]));
  const ys = distinct(boxes.flatMap(({ y, height }) => [y, y + height]));
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  return [...ys.map((y) => `M${left} ${y}H${right}`), ...xs.map((x) => `M${x} ${top}V${bottom}`)].join("");
}

/** Lines that machines follow, each kind in a layer of its ink's name. */
function lineLayers(
  piece: PrintPiece,
  cutting: Cutting,
  places: readonly PlacedPiece[],
): readonly PrintLayer[] {
  const { inks, outline, hasBacking, crease } = cutting;
  const { parts, through, holes } = piece;
  const everywhere = (kind: LineKind, lines: readonly (string | null)[]) =>
    places.flatMap(({ matrix }) =>
      lines.flatMap((d) => (d === null ? [] : [hairline(inks[kind], d, { matrix })])),
    );
  const backings = places.map((place) => boxUnder([place.matrix], backingOf(piece, place)));
  const shapes: readonly (readonly [kind: LineKind, shapes: readonly PrintShape[]])[] = [
    ...(outline === null
      ? []
      : [
          [
            outline,
            everywhere(
              outline,
              parts.map(({ cut }) => cut),
            ),
          ] as const,
        ]),
    ["throughCut", everywhere("throughCut", [through])],
    ["throughCut", hasBacking ? [hairline(inks.throughCut, gridRound(backings))] : []],
    ["crease", everywhere("crease", [crease])],
    ["drill", everywhere("drill", [holes])],
  ];
  return [...Map.groupBy(shapes, ([kind]) => inks[kind].name)]
    .map(([name, all]) => ({ name, prints: true, shapes: all.flatMap(([, lines]) => lines) }))
    .filter((layer) => layer.shapes.length > 0);
}

/** What lies on a part of a piece in its place. */
export function placedOnPart(
  piece: PrintPiece,
  part: PrintPart,
  { artwork, edges }: Pick<DrawnSide, "artwork" | "edges">,
  { matrix, reachMm }: PlacedPiece,
): readonly PlacedArtwork[] {
  const within = rectangle(reachOf(piece, reachMm));
  const { bled, box, fit, turn, mirrored, mirrorBox, spreadMm } = part;
  const lie = { box, fit, turn, mirrored, ...(mirrorBox && { mirrorBox }), spreadMm };
  const itself = { artwork, ...lie, clip: bled, within, matrix };
  return [...placedEdges(part, edges, { within, matrix }), itself];
}

function onParts(
  piece: PrintPiece,
  places: readonly PlacedPiece[],
  drawn: Pick<DrawnSide, "artwork" | "edges">,
): readonly PlacedArtwork[] {
  return places.flatMap((place) => piece.parts.flatMap((part) => placedOnPart(piece, part, drawn, place)));
}

/** The layers of pieces that are all alike, the lowest first: artwork, then each kind of line that has one. */
export function pieceLayers(side: DrawnSide, places: readonly PlacedPiece[]): readonly PrintLayer[] {
  const { piece, cutting } = side;
  return [
    { name: ARTWORK_LAYER, prints: true, artwork: onParts(piece, places, side), shapes: [] },
    ...(cutting === null ? [] : lineLayers(piece, cutting, places)),
  ];
}

/** A layer for each plate besides the inks. They stand last in a file and overprint: what lies over white would be erased by it. */
export function plateLayers(
  { piece, plates }: DrawnSide,
  places: readonly PlacedPiece[],
): readonly PrintLayer[] {
  return plates.map(({ name, artwork, shapes }) => ({
    name,
    prints: true,
    artwork:
      artwork === null
        ? []
        : onParts(piece, places, { artwork, edges: null }).map((one) => ({
            ...one,
            overprints: true as const,
          })),
    shapes: places.flatMap((place) =>
      shapes.map((shape) => ({ ...shape, matrix: chain(shape.matrix ?? identity, place.matrix) })),
    ),
  }));
}

/** Round the bleed, for crop marks; they stand so far from it and are so long. Millimetres. */
export const MARGIN_MM = 8;
const MARK = { from: 1, length: 5 } as const;

/** One piece on a page of its own. */
export function piecePage(side: DrawnSide): PrintPage {
  const { piece } = side;
  const around = piece.bleedMm + MARGIN_MM;
  const at = (x: number) => x + around;
  const bled = reachOf(piece, piece.bleedMm);
  const bleed = { ...bled, x: at(bled.x), y: at(bled.y) };
  const [first] = piece.parts;
  const cut = piece.through === null && first ? first.trim : null;
  const trim = cut ?? { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm };
  const finished = { ...trim, x: at(trim.x), y: at(trim.y) };
  const place = { matrix: translation(around, around), reachMm: piece.bleedMm };
  return {
    page: { width: piece.widthMm + 2 * around, height: piece.heightMm + 2 * around },
    trim: finished,
    bleed,
    layers: [
      ...pieceLayers(side, [place]),
      { name: "Marks", prints: true, shapes: [hairline(allPlates, cropMarks(finished, bleed, MARK))] },
      ...plateLayers(side, [place]),
    ],
  };
}
