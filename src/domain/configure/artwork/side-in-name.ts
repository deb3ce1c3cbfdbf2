export type Side = "front" | "back";

/** What a file's name says of the side it is for. */
export interface NamedSide {
  /** The name without its ending and the word for the side: "Plum jam" of "Plum jam-front.png"; "" of "front.png". */
  readonly called: string;
  readonly side: Side | null;
  /** Only a letter says it: "plum_b.png" is a back where "plum_f.png" comes with it, else the second of some plums. */
  readonly isLetter: boolean;
}

/** Words for a side, alone in a name whatever stands round them. */
const words: Readonly<Record<Side, RegExp>> = {
  front: /(?<![\p{L}\p{N}])(?:front|front ?side|recto)(?![\p{L}\p{N}])/giu,
  back: /(?<![\p{L}\p{N}])(?:back|back ?side|verso|reverse)(?![\p{L}\p{N}])/giu,
};
/** A letter at the end of a name that has something else: "plum_f", "plum (b)". */
const letters: Readonly<Record<Side, RegExp>> = {
  front: /(?<=[\p{L}\p{N}])[\s_.-]?[\s_.([-]f[)\]]?$/iu,
  back: /(?<=[\p{L}\p{N}])[\s_.-]?[\s_.([-]b[)\]]?$/iu,
};
const JOINTS = /^[\s_.()[\]+-]+|[\s_.()[\]+-]+$/gu;

/** "plum.png" -> "plum". */
export function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,8}$/i, "");
}

function sideBy(patterns: typeof words, name: string): Side | null {
  const named = (["front", "back"] as const).filter((side) => name.search(patterns[side]) >= 0);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** A name without a word, and without what joined it to the rest. */
function without(name: string, word: RegExp): string {
  const parts = name.split(word).map((part) => part.replaceAll(JOINTS, ""));
  return parts.filter((part) => part !== "").join(" ");
}

/** The side that a file is for by its name: "plum-front", "back of plum", "plum (recto)", "PlumBack", "plum_f"; none where it names both. */
export function sideInName(fileName: string): NamedSide {
  const name = withoutEnding(fileName);
  for (const one of [name, name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")]) {
    const side = sideBy(words, one);
    if (side !== null) return { called: without(one, words[side]), side, isLetter: false };
  }
  const side = sideBy(letters, name);
  if (side !== null) return { called: without(name, letters[side]), side, isLetter: true };
  return { called: name.replaceAll(JOINTS, ""), side: null, isLetter: false };
}
