import type { ProofPin } from "./pin.ts";

/** What a change was asked for with. */
interface AskedChange {
  readonly words: string;
  readonly pins?: readonly ProofPin[];
}

/** All of it in lines: the words, then each pin by its number. */
export function changeText({ words, pins = [] }: AskedChange): string {
  const lines = pins.map((pin, at) => `${at + 1}. ${pin.words}`);
  return [...(words === "" ? [] : [words]), ...lines].join("\n");
}
