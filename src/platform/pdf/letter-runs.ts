import bidiFactory from "bidi-js";
import { type CodeRanges, isInRanges, readRanges } from "#domain/letters/code-ranges.ts";
import { printedForm } from "#domain/letters/printed-letters.ts";
import { documentLetters } from "./document-letters.ts";
import { furtherLetters } from "./further-letters.ts";

/** A face for letters that the shop's own two lack (decision 360). */
export type FurtherFace = keyof typeof furtherLetters;

/** Letters side by side in one face; `shop` is the face that the text is set in. */
export interface LetterRun {
  readonly face: FurtherFace | "shop";
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const faces = Object.entries(furtherLetters).map(
  ([name, letters]) => [name as FurtherFace, readRanges(letters)] as const,
);
const rangesOf = new Map<string, CodeRanges>(faces);

function hasLetter(face: string, code: number): boolean {
  return face === "shop" ? documentLetters.has(code) : isInRanges(rangesOf.get(face) ?? [], code);
}

/** Whether the face that a text is set in has all of its letters. */
export function isInShopFace(text: string): boolean {
  for (const letter of text) if (!documentLetters.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}

/** Marks and what joins letters: they stay with the letter before them. */
const belongsToLetter = /^[\p{M}\p{Default_Ignorable_Code_Point}]$/u;

/** Which further face draws a letter; where none has it, `sans` draws an empty frame. */
export function furtherFaceOf(letter: string, before: FurtherFace | null): FurtherFace {
  const code = letter.codePointAt(0) ?? 0;
  const joins = belongsToLetter.test(letter);
  if (joins && before !== null && hasLetter(before, code)) return before;
  return faces.find(([, ranges]) => isInRanges(ranges, code))?.[0] ?? (joins ? before : null) ?? "sans";
}

interface FaceRun {
  readonly face: LetterRun["face"];
  readonly text: string;
}

function runsOfWord(word: string): readonly FaceRun[] {
  if (isInShopFace(word)) return [{ face: "shop", text: word }];
  const runs: { face: FurtherFace; text: string }[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    const face = furtherFaceOf(letter, last?.face ?? null);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** A text in runs of one face each, as it is read: a word is set in the shop's face whole or not at all, a space stays with what stands on both sides of it. */
function runsByFace(text: string): readonly FaceRun[] {
  const runs: { face: LetterRun["face"]; text: string }[] = [];
  for (const part of text.split(/( +)/).filter((one) => one !== ""))
    for (const run of runsOfWord(part)) {
      const [before, last] = [runs.at(-2), runs.at(-1)];
      const isBetween = last?.face === "shop" && last.text.trim() === "" && before?.face === run.face;
      if (isBetween) {
        before.text += last.text + run.text;
        runs.pop();
      } else if (last?.face === run.face) last.text += run.text;
      else runs.push({ ...run });
    }
  return runs;
}

const bidi = bidiFactory();
const rightToLeft: ReadonlySet<string> = new Set<FurtherFace>(["arabic", "hebrew"]);

interface LevelRun extends FaceRun {
  readonly level: number;
}

/** The same runs, divided where the direction changes; each with its level of embedding (Unicode, annex 9). */
function withLevels(runs: readonly FaceRun[]): readonly LevelRun[] {
  const { levels } = bidi.getEmbeddingLevels(runs.map(({ text }) => text).join(""));
  const divided: { face: LetterRun["face"]; text: string; level: number }[] = [];
  let at = 0;
  for (const { face, text } of runs) {
    let isNew = true;
    for (const letter of text) {
      const level = levels[at] ?? 0;
      const last = divided.at(-1);
      if (!isNew && last?.level === level) last.text += letter;
      else divided.push({ face, text: letter, level });
      isNew = false;
      at += letter.length;
    }
  }
  return divided;
}

/** Runs from left to right: from the highest level down, what is at least so deep is turned round (annex 9, rule L2). */
function inVisualOrder(runs: readonly LevelRun[]): readonly LevelRun[] {
  let ordered = [...runs];
  const deepest = Math.max(...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    const turned: LevelRun[] = [];
    let deep: LevelRun[] = [];
    for (const run of ordered)
      if (run.level >= level) deep = [run, ...deep];
      else {
        turned.push(...deep, run);
        deep = [];
      }
    ordered = [...turned, ...deep];
  }
  return ordered;
}

/** A line in runs, in the order in which they stand from left to right. */
export function lineRuns(line: string): readonly LetterRun[] {
  const runs = runsByFace(line);
  if (!runs.some(({ face }) => rightToLeft.has(face)))
    return runs.map((run) => ({ ...run, isRightToLeft: false }));
  return inVisualOrder(withLevels(runs)).map(({ face, text, level }) => {
    const isRightToLeft = level % 2 === 1;
    // What the shop's face would have to turn round, signs and spaces, is set in a face whose letters are shaped.
    return { face: isRightToLeft && face === "shop" ? "sans" : face, text, isRightToLeft };
  });
}

/** A text in letters that papers can print; what none has stays, and is drawn as an empty frame. */
export function drawable(text: string): string {
  return [...text.normalize("NFC")].map((letter) => printedForm(letter) ?? letter).join("");
}
