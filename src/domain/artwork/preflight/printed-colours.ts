import type { ArtworkFacts } from "./facts.ts";
import type { HueFamily } from "./hue-families.ts";
import { namesAsText } from "./names-as-text.ts";

/** Less of what is painted than this nobody misses. */
const SEEN_SHARE = 0.02;

/** Whether so much of a file is duller in print than on a screen that its customer should see it before. */
export function printsDuller({ printedColours }: ArtworkFacts): boolean {
  return printedColours !== undefined && printedColours.movedShare > SEEN_SHARE;
}

export function dullerLabel(hues: readonly HueFamily[]): string {
  return `Vivid ${namesAsText(hues)} will print duller: no ink is as bright as a screen.`;
}
