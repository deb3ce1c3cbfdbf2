import { type BrandColour, brandColours } from "#server/brand-colours.ts";

/** A4 upright, in points: where a document's text may stand. */
export const pageBox = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 46,
  /** Text ends here; the foot stands below. */
  bottom: 766,
  footTop: 784,
} as const;

export const textWidth = pageBox.right - pageBox.left;

/** How a text is set; sizes and line heights in points. */
export interface Look {
  readonly face: "text" | "heading";
  readonly size: number;
  readonly leading: number;
  readonly ink: BrandColour;
}

export const looks = {
  word: { face: "heading", size: 20, leading: 24, ink: brandColours.ink },
  title: { face: "heading", size: 30, leading: 36, ink: brandColours.ink },
  label: { face: "heading", size: 8.5, leading: 13, ink: brandColours.inkSoft },
  name: { face: "heading", size: 10.5, leading: 14.5, ink: brandColours.ink },
  heading: { face: "heading", size: 13, leading: 18, ink: brandColours.ink },
  plain: { face: "text", size: 10, leading: 14.5, ink: brandColours.ink },
  small: { face: "text", size: 8.75, leading: 12.5, ink: brandColours.inkSoft },
  sum: { face: "heading", size: 16, leading: 22, ink: brandColours.ink },
} as const satisfies Record<string, Look>;
