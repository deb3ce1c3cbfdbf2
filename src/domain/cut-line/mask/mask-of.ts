import { type Coverage, emptyCoverage, type PixelPicture } from "../coverage.ts";
import { findBackground } from "./find-background.ts";
import { coverageOf, distancesFrom, flood } from "./remove-background.ts";

/**
 * How the artwork was told from what lies round it: by transparency, by a plain colour, not at all (the whole frame is artwork).
 * Or there is none: all of the picture is transparent ("empty"), or of the colour of its background ("blank").
 */
export type MaskKind = "transparent" | "plain" | "frame" | "empty" | "blank";

export interface Mask {
  readonly kind: MaskKind;
  readonly coverage: Coverage;
  /** A soft shadow lies round the artwork: faint pixels beyond its edge. */
  readonly hasShadow: boolean;
  /** Background is enclosed by the artwork, as in the handle of a cup. */
  readonly hasEnclosed: boolean;
  /** The artwork runs up to the edge of the picture. */
  readonly touchesEdge: boolean;
}

export interface MaskOptions {
  /** More or less is taken for background: 0 is what the picture itself suggests, each step is half as much again. */
  readonly background: number;
  /** Enclosed background is taken away too. */
  readonly removesEnclosed: boolean;
  /** A soft shadow belongs to the artwork. */
  readonly keepsShadow: boolean;
  /** The file was compressed with loss (JPEG): colours round the artwork waver. */
  readonly isLossy: boolean;
}

/** Fainter is not seen. */
const FAINT_ALPHA = 12;
const HALF_ALPHA = 128;
/** Of all pixels: fewer faint ones are an empty picture, fewer clear ones a picture without transparency. */
const LEAST_SEEN = 2e-5;
const LEAST_CLEAR = 0.001;
/** So much of what is seen must be solid, else the picture is a translucent one whose faint parts count. */
const LEAST_SOLID = 0.4;
const FAINT_LEVEL = 0.1;
/** More faint pixels off the edge than this part of the solid ones are a shadow. */
const SHADOW_SHARE = 0.02;
/** So many pixels from what is solid a soft edge has ended. */
const EDGE_PIXELS = 3;
const GRAIN = { exact: 0.035, lossy: 0.06 };
const BACKGROUND_STEP = 1.5;
const MOST_TOLERANCE = 0.35;

interface AlphaCounts {
  readonly clear: number;
  readonly solid: number;
  readonly seen: number;
}

function alphaCounts({ pixels }: PixelPicture): AlphaCounts {
  let [clear, seen] = [0, 0];
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at]! < HALF_ALPHA) clear += 1;
    if (pixels[at]! > FAINT_ALPHA) seen += 1;
  }
  return { clear, seen, solid: pixels.length / 4 - clear };
}

/** Whether there is a soft shadow: faint pixels that no solid one is near, left, right, above or below. */
function hasFaintAround({ pixels, width }: PixelPicture, { seen, solid }: AlphaCounts): boolean {
  const enough = solid * SHADOW_SHARE;
  // Fewer are faint in all.
  if (seen - solid <= enough) return false;
  function isSolid(pixel: number): boolean {
    return (pixels[pixel * 4 + 3] ?? 0) >= HALF_ALPHA;
  }
  const steps = Array.from({ length: EDGE_PIXELS }, (_, index) => index + 1).flatMap((step) => [
    step,
    -step,
    step * width,
    -step * width,
  ]);
  let far = 0;
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at]!;
    if (alpha <= FAINT_ALPHA || alpha >= HALF_ALPHA) continue;
    const pixel = (at - 3) / 4;
    if (!steps.some((step) => isSolid(pixel + step))) far += 1;
  }
  return far > enough;
}

function coverageByAlpha(picture: PixelPicture, level: number): Coverage {
  const { pixels, width, height } = picture;
  const coverage = emptyCoverage(picture);
  const share = 0.5 / level / 255;
  for (let y = 0, at = 3; y < height; y++)
    for (let x = 0, k = (y + 1) * coverage.width + 1; x < width; x++, at += 4, k++)
      coverage.values[k] = Math.min(1, pixels[at]! * share);
  return coverage;
}

function wholeFrame(picture: PixelPicture): Coverage {
  const coverage = emptyCoverage(picture);
  for (let y = 1; y <= picture.height; y++)
    coverage.values.fill(1, y * coverage.width + 1, (y + 1) * coverage.width - 1);
  return coverage;
}

/** More than a few pixels of the outermost row or column are artwork. */
function runsUpToEdge({ values, width, height }: Coverage): boolean {
  let covered = 0;
  for (let x = 1; x < width - 1; x++)
    for (const y of [1, height - 2]) if (values[y * width + x]! > 0.5) covered += 1;
  for (let y = 1; y < height - 1; y++)
    for (const x of [1, width - 2]) if (values[y * width + x]! > 0.5) covered += 1;
  return covered > 8;
}

function transparentMask(picture: PixelPicture, counts: AlphaCounts, keepsShadow: boolean): Mask {
  const isTranslucent = counts.solid < counts.seen * LEAST_SOLID;
  const coverage = coverageByAlpha(picture, isTranslucent || keepsShadow ? FAINT_LEVEL : 0.5);
  return {
    kind: "transparent",
    coverage,
    hasShadow: !isTranslucent && hasFaintAround(picture, counts),
    hasEnclosed: false,
    touchesEdge: runsUpToEdge(coverage),
  };
}

/** What of a picture is artwork: by its transparency, else by the plain colour that its border is of, else all of it. */
export function maskOf(picture: PixelPicture, options: MaskOptions): Mask {
  const counts = alphaCounts(picture);
  const pixels = picture.width * picture.height;
  const nothing = { hasShadow: false, hasEnclosed: false, touchesEdge: false };
  if (counts.seen <= pixels * LEAST_SEEN)
    return { kind: "empty", coverage: emptyCoverage(picture), ...nothing };
  if (counts.clear > pixels * LEAST_CLEAR) return transparentMask(picture, counts, options.keepsShadow);
  const background = findBackground(picture, options.isLossy ? GRAIN.lossy : GRAIN.exact);
  if (background === null) return { kind: "frame", coverage: wholeFrame(picture), ...nothing };
  const tolerance = Math.min(MOST_TOLERANCE, background.tolerance * BACKGROUND_STEP ** options.background);
  const distances = distancesFrom(picture, background);
  const flooded = flood(distances, tolerance, options.removesEnclosed);
  const coverage = coverageOf(distances, flooded, tolerance);
  const isBlank = !flooded.inside.includes(1);
  return {
    ...nothing,
    kind: isBlank ? "blank" : "plain",
    coverage,
    hasEnclosed: flooded.hasEnclosed,
    touchesEdge: runsUpToEdge(coverage),
  };
}
