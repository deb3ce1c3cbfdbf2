/** A picture as it is looked at: RGBA, four bytes a pixel, row by row. */
export interface PixelPicture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * How much of each pixel the artwork covers, from 0 to 1; its edge runs where a half is covered. One pixel of nothing lies
 * round the picture, so that every outline closes: `width` and `height` count it.
 */
export interface Coverage {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Nothing covered yet, for a picture of so many pixels. */
export function emptyCoverage({ width, height }: PixelPicture): Coverage {
  const [padded, rows] = [width + 2, height + 2];
  return { values: new Float32Array(padded * rows), width: padded, height: rows };
}
