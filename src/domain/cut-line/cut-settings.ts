import type { CutLineOptions } from "./line/trace-cut-line.ts";
import type { MaskOptions } from "./mask/mask-of.ts";

/** How a customer wants their picture cut out: the border round it, and an answer to each thing that was found. */
export type CutSettings = CutLineOptions &
  Omit<MaskOptions, "isLossy"> & {
    /** The line goes round the picture, though its file has a cut line of its own. */
    readonly ignoresOwn: boolean;
  };

export const MOST_BORDER_MM = 5;
/** Steps of half as much again, from what the picture itself suggests. */
export const MOST_BACKGROUND = 4;

export const firstSettings: CutSettings = {
  borderMm: 2,
  pieces: "one",
  keepsHoles: false,
  strengthens: false,
  background: 0,
  removesEnclosed: false,
  keepsShadow: false,
  ignoresOwn: false,
};
