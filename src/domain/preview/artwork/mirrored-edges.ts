import { type EdgeName, edgeNames } from "#domain/artwork/lie/lie-of.ts";
import { chain, scaling, translation, turned } from "../geometry/matrix.ts";
import type { Matrix } from "../scene.ts";
import { type BleedFill, middleOf, type PlacedPicture } from "./placed-picture.ts";

/** Millimetres by which what is mirrored lies under the picture itself: no hair of the stock is seen between them. */
const LAP_MM = 0.02;

/** One way to lay a picture along an axis: by how much it is multiplied, and moved then. */
type Way = readonly [times: number, move: number];

/** Leaves a picture where it is, or mirrors it at its first or last edge. */
function waysAlong(from: number, long: number, [first, last]: readonly [boolean, boolean]): readonly Way[] {
  return [
    [1, 0],
    ...(first ? [[-1, 2 * (from + LAP_MM)] as const] : []),
    ...(last ? [[-1, 2 * (from + long - LAP_MM)] as const] : []),
  ];
}

/**
 * How the pictures lie that continue a picture past some of its edges, and past the corners between those, each a mirror image of its
 * neighbour, as moves of the picture before it is turned. The last is the box at whose edges they are mirrored.
 */
export function mirrorings(
  { box, turn }: PlacedPicture,
  at: readonly EdgeName[] = edgeNames,
  { x, y, width, height } = box,
): readonly Matrix[] {
  const lie = turned(turn, middleOf(box));
  const has = (edge: EdgeName) => at.includes(edge);
  return waysAlong(x, width, [has("left"), has("right")])
    .flatMap(([across, dx]) =>
      waysAlong(y, height, [has("top"), has("bottom")]).map(([down, dy]): Matrix => [
        across,
        0,
        0,
        down,
        dx,
        dy,
      ]),
    )
    .slice(1)
    .map((mirrored) => (turn === 0 ? mirrored : chain(mirrored, lie)));
}

/** A hair more than the bleed: nothing of the stock is seen at its end; millimetres. */
const PAST_MM = 0.05;

/** What is seen below a picture where it does not reach the end of its bleed, as moves of the picture before it is turned. */
export function imagesBelow(
  placed: PlacedPicture,
  { mirrored, mirrorBox, spreadMm }: BleedFill,
): readonly Matrix[] {
  if (spreadMm === 0) return mirrorings(placed, mirrored, mirrorBox);
  const { box, turn } = placed;
  const [x, y] = middleOf(box);
  const by = 2 * (spreadMm + PAST_MM);
  const larger = [translation(-x, -y), scaling(1 + by / box.width, 1 + by / box.height), translation(x, y)];
  return [chain(...larger, turned(turn, [x, y]))];
}
