import { describe, expect, test } from "vitest";
import { blockFaces } from "#tests/support/lettering/block-faces.ts";
import { defaultDesign, type LetteringDesign } from "./design.ts";
import { layoutOf } from "./layout.ts";
import { adviceSentence, refusalSentence, tooSmallSentence } from "./lettering-messages.ts";
import { measureDesign } from "./measure-design.ts";

function measured(part: Partial<LetteringDesign>) {
  const design = { ...defaultDesign, font: "block", ...part };
  const measures = measureDesign(blockFaces, design);
  if (!measures.ok) throw new Error(measures.code);
  return { design, measures };
}

function tooSmall(part: Partial<LetteringDesign>): string | null {
  const { design, measures } = measured(part);
  return tooSmallSentence(design, measures);
}

describe("what is too small", () => {
  test.each([
    [
      { text: "i", size: { by: "height", mm: 41 } },
      "The letter 'i' would be 5.9 mm wide; at least 10 mm is needed. Make your text 70 mm high or more.",
    ],
    [
      { text: ".A", size: { by: "width", mm: 22 } },
      "The sign '.' would be 2.9 mm wide and 2.9 mm high; at least 10 mm is needed. Make your text 75 mm wide or more.",
    ],
    [
      { text: "oi.o", size: { by: "height", mm: 13 } },
      "The letter 'i' would be 1.9 mm wide, and 2 others are too small, too; at least 10 mm is needed. Make your text 70 mm high or more.",
    ],
    [
      { text: "iAAA", size: { by: "height", mm: 13 } },
      "The letter 'i' would be 1.9 mm wide, and 1 other is too small, too; at least 10 mm is needed. Make your text 70 mm high or more.",
    ],
  ] as const)("%j", (part, sentence) => expect(tooSmall(part)).toBe(sentence));

  test("by a hair never reads as 10 mm", () => {
    expect(tooSmall({ text: "A.A", size: { by: "width", mm: 139 } })).toMatch(/would be 9\.9 mm wide/);
  });

  test("is not said of what can be cut", () => {
    expect(tooSmall({ text: "A", size: { by: "height", mm: 14 } })).toBeNull();
  });
});

describe("words that cannot be set", () => {
  function refused(part: Partial<LetteringDesign>) {
    const layout = layoutOf(blockFaces, { ...defaultDesign, font: "block", ...part });
    return layout.ok ? "" : refusalSentence(layout, (id) => id.toUpperCase());
  }

  test.each([
    [{ text: " " }, "Please write your text."],
    [{ text: "A😀A😀" }, "'😀' cannot be cut in BLOCK. Please remove it or choose another font."],
    [
      { text: "Ax\nyA", lines: [{ font: "small-block", percent: 100 }] },
      "'x' and 'y' cannot be cut in SMALL-BLOCK and BLOCK. Please remove them or choose another font.",
    ],
    [
      { text: "bdefghj" },
      "'b', 'd', 'e', 'f', 'g' and 2 more cannot be cut in BLOCK. Please remove them or choose another font.",
    ],
    [
      { text: "A", font: "pacifico" },
      "The font PACIFICO could not be loaded. Please try again or choose another one.",
    ],
  ])("%j", (part, sentence) => expect(refused(part)).toBe(sentence));
});

test("fine strokes and spaces are told with what may come of them", () => {
  const { advice } = measured({ text: "Ao.", size: { by: "height", mm: 7 } }).measures;
  expect(advice.map(adviceSentence)).toEqual([
    "The letter 'A' has strokes of 0.9 mm; below 1 mm they may tear.",
    "The letter 'o' has strokes of 0.8 mm; below 1 mm they may tear.",
    "The letter 'o' has spaces of 0.6 mm; below 1 mm they are hard to weed.",
  ]);
});
