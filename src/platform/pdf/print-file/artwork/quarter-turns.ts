import { chain } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";

interface Upright {
  readonly width: number;
  readonly height: number;
  readonly upright: Matrix;
}

/** Something of a width and height, turned clockwise by quarters and laid at 0, 0 again. */
export function quarterTurned(quarters: number, width: number, height: number): Upright {
  const turns: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, height, 0],
    [-1, 0, 0, -1, width, height],
    [0, -1, 1, 0, 0, width],
  ];
  const turn = ((quarters % 4) + 4) % 4;
  const [across, down] = turn % 2 === 0 ? [width, height] : [height, width];
  return { width: across, height: down, upright: turns[turn] ?? [1, 0, 0, 1, 0, 0] };
}

/** Quarters by which a picture with that Exif orientation is turned, once the mirrored ones are mirrored left to right. */
const quartersOf: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3 };
const mirrored: ReadonlySet<number> = new Set([2, 4, 5, 7]);

/** A picture of pixels as its Exif orientation wants it seen; what is drawn of it fills the unit square, y up. */
export function uprightPicture(width: number, height: number, orientation: number): Upright {
  const drawn: Matrix = mirrored.has(orientation)
    ? [-width, 0, 0, -height, width, height]
    : [width, 0, 0, -height, 0, height];
  const turned = quarterTurned(quartersOf[orientation] ?? 0, width, height);
  return { ...turned, upright: chain(drawn, turned.upright) };
}
