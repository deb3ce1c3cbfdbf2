import type { ArtworkFacts } from "./facts.ts";
import type { HueFamily } from "./hue-families.ts";
import { namesInWords } from "./names-in-words.ts";

/** Less of what is painted than this nobody misses. */
const SEEN_SHARE = 0.02;

/** Whether so much of a file is duller in print than on a screen that its customer should see it before. */
export function printsDuller({ printedColours }: ArtworkFacts): boolean {
  return printedColours !== undefined && printedColours.movedShare > SEEN_SHARE;
}

export function dullerWords(hues: readonly HueFamily[]): string {
  return `Vivid ${namesInWords(hues)} will print duller: no ink is as bright as a screen.`;
}
