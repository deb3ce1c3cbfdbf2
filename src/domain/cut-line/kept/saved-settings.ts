import type { SizeMm } from "#domain/size-mm.ts";
import type { CutSettings } from "../cut-settings.ts";

/** How a kept line was drawn, and what its customer made of it. */
export type SavedSettings = Omit<CutSettings, "ignoresOwn"> & {
  /** Not told of lines that were kept before files' own lines were taken. */
  readonly ignoresOwn?: boolean;
  /** The true box of the line as it was found, where this one was corrected by hand; null or not told where it is as it was found. */
  readonly correctedFrom?: SizeMm | null;
};
