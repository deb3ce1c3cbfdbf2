import { type Ink, inks } from "../inks.ts";

/** How a text is set; sizes and line heights in points. */
export interface Look {
  readonly face: "text" | "heading";
  readonly size: number;
  readonly leading: number;
  readonly ink: Ink;
}

export const looks = {
  word: { face: "heading", size: 20, leading: 24, ink: inks.ink },
  title: { face: "heading", size: 30, leading: 36, ink: inks.ink },
  label: { face: "heading", size: 8.5, leading: 13, ink: inks.soft },
  name: { face: "heading", size: 10.5, leading: 14.5, ink: inks.ink },
  link: { face: "heading", size: 10.5, leading: 14.5, ink: inks.cyan },
  plain: { face: "text", size: 10, leading: 14.5, ink: inks.ink },
  small: { face: "text", size: 8.75, leading: 12.5, ink: inks.soft },
  sum: { face: "heading", size: 16, leading: 22, ink: inks.ink },
} as const satisfies Record<string, Look>;
