import { expect, test } from "vitest";
import { lineRuns } from "./letter-runs.ts";
import { shapeLetters } from "./shape-letters.ts";

function runsOf(line: string) {
  return lineRuns(line).map(({ face, text, isRightToLeft }) => [face, text, isRightToLeft ? "rtl" : "ltr"]);
}

test.each([
  ["te reo stays in the shop's face", "Tāmaki Makaurau", [["shop", "Tāmaki Makaurau", "ltr"]]],
  [
    "a word is set in one face, whole",
    "Anh Huế Ltd",
    [
      ["shop", "Anh ", "ltr"],
      ["sans", "Huế", "ltr"],
      ["shop", " Ltd", "ltr"],
    ],
  ],
  ["words of one script stay together", "प्रिया शर्मा", [["devanagari", "प्रिया शर्मा", "ltr"]]],
  [
    "words from the right stand in their order, a number in them from the left",
    "شارع الملك 12",
    [
      ["shop", "12", "ltr"],
      ["sans", " ", "rtl"],
      ["arabic", "شارع الملك", "rtl"],
    ],
  ],
  [
    "in a line from the left, words from the right stand where they are",
    "To דוד כהן Ltd",
    [
      ["shop", "To ", "ltr"],
      ["hebrew", "דוד כהן", "rtl"],
      ["shop", " Ltd", "ltr"],
    ],
  ],
])("%s", (_fact, line, runs) => {
  expect(runsOf(line)).toEqual(runs);
});

function glyphsOf(face: "arabic" | "devanagari" | "thai", text: string, isRightToLeft = false) {
  return shapeLetters({ face, text, isRightToLeft }).glyphs;
}

test("letters take the forms of their script: joined, combined, with marks above what they mark", () => {
  const joined = glyphsOf("arabic", "محمد", true).map(({ glyph }) => glyph);
  const alone = [..."محمد"].toReversed().flatMap((letter) => glyphsOf("arabic", letter, true));
  expect(joined).not.toEqual(alone.map(({ glyph }) => glyph));
  // "kssa" is one sign of three letters, and the vowel i of a syllable stands before it.
  expect(glyphsOf("devanagari", "क्ष")).toHaveLength(1);
  const [vowel] = glyphsOf("devanagari", "कि");
  expect(vowel?.glyph).not.toBe(glyphsOf("devanagari", "क")[0]?.glyph);
  const [, mark] = glyphsOf("thai", "ที่");
  expect(mark?.x).toBeLessThan(shapeLetters({ face: "thai", text: "ท", isRightToLeft: false }).width);
});
