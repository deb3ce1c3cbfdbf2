import { expect, test } from "vitest";
import type { DocumentFacts } from "./facts.ts";
import { sharpnessWords } from "./sharpness-words.ts";

/** A card of 90 x 50 mm with its bleed. */
const box = { widthMm: 94, heightMm: 54, bleedMm: 2 };

const page: DocumentFacts = {
  kind: "document",
  format: "pdf",
  pages: 1,
  printed: { widthMm: 47, heightMm: 27 },
  trim: null,
  missingFonts: [],
  spotInks: [],
  usesRgb: false,
  hasTransparency: false,
  hasHiddenLayers: false,
  hasNotes: false,
  lowestDpi: null,
  thinnestLineMm: null,
};

test("a page of lines is sharp at any size; the pictures of another grow with it", () => {
  expect(sharpnessWords(page, box)).toBe("Its lines are sharp at any size.");
  expect(sharpnessWords({ ...page, lowestDpi: 601 }, box)).toBe(
    "Its pictures have 301 dpi and more on this product.",
  );
});
