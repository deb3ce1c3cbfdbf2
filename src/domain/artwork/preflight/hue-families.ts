/** Colours by their hue, as people call them. */
export const hueFamilies = [
  "reds",
  "oranges",
  "yellows",
  "greens",
  "turquoises",
  "blues",
  "purples",
  "pinks",
] as const;

export type HueFamily = (typeof hueFamilies)[number];

/** So many families of hues are named. */
export const MOST_HUES = 3;

/** Where each begins, in degrees of the hue of a screen (HSV); before the first it is red again. */
const beginnings: readonly (readonly [number, HueFamily])[] = [
  [345, "reds"],
  [290, "pinks"],
  [255, "purples"],
  [200, "blues"],
  [165, "turquoises"],
  [70, "greens"],
  [45, "yellows"],
  [15, "oranges"],
];

/** What a hue is called, in degrees from 0 to 360. */
export function hueFamily(degrees: number): HueFamily {
  return beginnings.find(([from]) => degrees >= from)?.[1] ?? "reds";
}

/** Colours that move less than this (dE76) pass for the same one: natural ones move by 1 to 3, vivid ones by 10 to 95. */
export const SEEN_MOVE = 10;
