import type { PixelPicture } from "../coverage.ts";
import { writeOklab } from "./oklab.ts";

/** A channel of the background: a plane, for light falls off across a photo. Places run from -0.5 to 0.5. */
interface Plane {
  readonly middle: number;
  readonly across: number;
  readonly down: number;
}

/** A background of one plain colour. */
export interface PlainBackground {
  /** Lightness, green to red, blue to yellow. */
  readonly planes: readonly [Plane, Plane, Plane];
  /** How far in OKLab a pixel may be from it and still belong to it. */
  readonly tolerance: number;
}

interface RingPixel {
  readonly x: number;
  readonly y: number;
  readonly lab: readonly [number, number, number];
}

/** No noise makes the tolerance wider than this: then the colour is not one. */
const WIDEST_TOLERANCE = 0.12;
/** So near a median the pixels that the planes are laid through must be. */
const NEAR_MEDIAN = 0.09;
/** Of the picture's border so much must be background. */
const LEAST_OF_BORDER = 0.7;
const LEAST_NEAR_MEDIAN = 0.1;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The pixels along the four edges, the outermost and the third of each side. */
function borderRing({ pixels, width, height }: PixelPicture): RingPixel[] {
  const lab = new Float64Array(3);
  const ring: RingPixel[] = [];
  function take(x: number, y: number): void {
    const at = (Math.max(0, y) * width + Math.max(0, x)) * 4;
    writeOklab(lab, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const [light = 0, red = 0, yellow = 0] = lab;
    ring.push({ x: x / width - 0.5, y: y / height - 0.5, lab: [light, red, yellow] });
  }
  const step = Math.max(1, (width + height) >> 9);
  for (let x = 0; x < width; x += step) for (const y of [0, 2, height - 3, height - 1]) take(x, y);
  for (let y = 0; y < height; y += step) for (const x of [0, 2, width - 3, width - 1]) take(x, y);
  return ring;
}

/** Along a border places across and down hang on nothing of each other: two straight lines make the plane. */
function planeThrough(ring: readonly RingPixel[], channel: 0 | 1 | 2): Plane {
  function mean(of: (pixel: RingPixel) => number): number {
    return ring.reduce((sum, pixel) => sum + of(pixel), 0) / ring.length;
  }
  const [x, y] = [mean((pixel) => pixel.x), mean((pixel) => pixel.y)];
  const value = mean((pixel) => pixel.lab[channel]);
  function slope(place: (pixel: RingPixel) => number): number {
    const spread = mean((pixel) => place(pixel) ** 2);
    return spread === 0 ? 0 : mean((pixel) => place(pixel) * (pixel.lab[channel] - value)) / spread;
  }
  const [across, down] = [slope((pixel) => pixel.x - x), slope((pixel) => pixel.y - y)];
  return { middle: value - across * x - down * y, across, down };
}

function distance(planes: PlainBackground["planes"], { x, y, lab }: RingPixel): number {
  const [light, red, yellow] = planes.map(
    ({ middle, across, down }, channel) => (lab[channel] ?? 0) - middle - across * x - down * y,
  );
  return Math.hypot(light ?? 0, red ?? 0, yellow ?? 0);
}

/**
 * The plain colour that a picture's border is of; null where it is of none. `grain` is how far apart colours are that were
 * one before the file was compressed.
 */
export function findBackground(picture: PixelPicture, grain: number): PlainBackground | null {
  const ring = borderRing(picture);
  const channels = [0, 1, 2] as const;
  const [light, red, yellow] = channels.map((channel) => median(ring.map(({ lab }) => lab[channel])));
  const near = ring.filter(
    ({ lab }) => Math.hypot(lab[0] - (light ?? 0), lab[1] - (red ?? 0), lab[2] - (yellow ?? 0)) < NEAR_MEDIAN,
  );
  if (near.length < ring.length * LEAST_NEAR_MEDIAN) return null;
  const planes = [planeThrough(near, 0), planeThrough(near, 1), planeThrough(near, 2)] as const;
  const noise = median(near.map((pixel) => distance(planes, pixel)));
  const tolerance = Math.min(WIDEST_TOLERANCE, grain + 3.5 * noise);
  const belonging = ring.filter((pixel) => distance(planes, pixel) < tolerance).length;
  return belonging < ring.length * LEAST_OF_BORDER ? null : { planes, tolerance };
}
