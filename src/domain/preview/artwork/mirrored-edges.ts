import { chain, turned } from "../geometry/matrix.ts";
import type { Matrix } from "../scene.ts";
import { middleOf, type PlacedPicture } from "./placed-picture.ts";

/** Millimetres by which what is mirrored lies under the picture itself: no hair of the stock is seen between them. */
const LAP_MM = 0.02;

/** Along one axis, leaves a picture where it is or mirrors it at its first or last edge: by how much it is multiplied, and moved then. */
function waysAlong(from: number, long: number): readonly (readonly [number, number])[] {
  return [
    [1, 0],
    [-1, 2 * (from + LAP_MM)],
    [-1, 2 * (from + long - LAP_MM)],
  ];
}

/**
 * How the eight pictures lie that continue a picture past its edges and corners, each a mirror image of its neighbour, as moves of the
 * picture before it is turned.
 */
export function mirrorings({ box, turn }: PlacedPicture): readonly Matrix[] {
  const lie = turned(turn, middleOf(box));
  return waysAlong(box.x, box.width)
    .flatMap(([across, dx]) =>
      waysAlong(box.y, box.height).map(([down, dy]): Matrix => [across, 0, 0, down, dx, dy]),
    )
    .slice(1)
    .map((mirrored) => (turn === 0 ? mirrored : chain(mirrored, lie)));
}
