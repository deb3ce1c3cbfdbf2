import type { PixelPicture } from "#domain/cut-line/coverage.ts";

/** How much of the pixel at x, y a drawing covers, from 0 to 1. */
export type Drawing = (x: number, y: number) => number;

function share(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

export function disc(cx: number, cy: number, radius: number): Drawing {
  return (x, y) => share(Math.hypot(x - cx, y - cy) - radius);
}

export function ring(cx: number, cy: number, outer: number, inner: number): Drawing {
  return (x, y) => Math.min(disc(cx, cy, outer)(x, y), 1 - disc(cx, cy, inner)(x, y));
}

export function box(left: number, top: number, right: number, bottom: number): Drawing {
  return (x, y) => share(Math.max(left - x, x - right, top - y, y - bottom));
}

/** Five arms; the tips lie so far from the middle. */
export function star(cx: number, cy: number, radius: number): Drawing {
  return (x, y) =>
    share(Math.hypot(x - cx, y - cy) - radius * (0.75 + 0.25 * Math.cos(5 * Math.atan2(y - cy, x - cx))));
}

export function all(...drawings: readonly Drawing[]): Drawing {
  return (x, y) => Math.max(...drawings.map((drawing) => drawing(x, y)));
}

type Rgb = readonly [number, number, number];
const RED: Rgb = [200, 60, 40];

interface Ground {
  /** On a plain colour; transparent where none is given. */
  readonly ground?: Rgb;
  readonly ink?: Rgb;
  /** Opacity where the drawing is not, from 0 to 255. */
  readonly haze?: Drawing;
}

/** A drawing in one ink. */
export function painted(
  size: number,
  drawing: Drawing,
  { ground, ink = RED, haze }: Ground = {},
): PixelPicture {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at += 4) {
      const part = drawing(x, y);
      for (const channel of [0, 1, 2] as const)
        pixels[at + channel] = (ground?.[channel] ?? ink[channel]) * (1 - part) + ink[channel] * part;
      pixels[at + 3] = ground ? 255 : 255 * Math.max(part, haze?.(x, y) ?? 0);
    }
  return { pixels, width: size, height: size };
}
