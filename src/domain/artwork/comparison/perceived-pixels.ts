/** A picture as numbers: red, green, blue and alpha of each pixel, not multiplied, row by row. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Numbers for each pixel of `perceivedPixels`. */
export const SEEN = 4;

/**
 * What an eye tells apart of a picture that lies on white: lightness (ITU-R BT.601), two of colour, halved, and, halved as well, whether
 * anything is there at all: white ink is none of the stock.
 */
export function perceivedPixels({ data, width, height }: Pixels): Int16Array {
  const seen = new Int16Array(width * height * SEEN);
  for (let at = 0; at < seen.length; at += SEEN) {
    const alpha = data[at + 3] ?? 0;
    const light = (value: number | undefined) => 255 + (((value ?? 0) - 255) * alpha) / 255;
    const [red, green, blue] = [light(data[at]), light(data[at + 1]), light(data[at + 2])];
    const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    seen[at] = lightness;
    seen[at + 1] = (blue - lightness) * 0.4;
    seen[at + 2] = (red - lightness) * 0.5;
    seen[at + 3] = alpha / 2;
  }
  return seen;
}
