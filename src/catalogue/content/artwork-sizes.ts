import type { StandardSizes } from "#domain/content/artwork-guide.ts";

/** Sizes of the artwork guide; those of content-and-lettering.md 2.6 and 9.2, and some ovals. */
export const artworkSizes: readonly StandardSizes[] = [
  {
    shape: "square",
    sizes: [
      [50, 50],
      [75, 75],
      [100, 100],
    ],
  },
  {
    shape: "rectangle",
    sizes: [
      [50, 75],
      [50, 100],
      [75, 100],
      [90, 55],
      [91, 55],
      [89, 51],
      [85, 49],
    ],
  },
  {
    shape: "circle",
    sizes: [
      [50, 50],
      [75, 75],
      [100, 100],
    ],
  },
  {
    shape: "oval",
    sizes: [
      [60, 40],
      [75, 50],
      [100, 75],
    ],
  },
  {
    shape: "card",
    sizes: [
      [90, 55],
      [91, 55],
      [89, 51],
      [85, 49],
    ],
  },
];
