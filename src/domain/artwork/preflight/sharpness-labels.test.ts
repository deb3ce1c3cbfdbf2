import { expect, test } from "vitest";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { sharpnessLabel } from "./sharpness-labels.ts";

/** A card of 90 x 50 mm with its bleed. */
const box = { widthMm: 94, heightMm: 54, bleedMm: 2 };

const page = plainPage(47, 27);

test("a page of lines is sharp at any size; the pictures of another grow with it", () => {
  expect(sharpnessLabel(page, box)).toBe("Its lines are sharp at any size.");
  expect(sharpnessLabel({ ...page, lowestDpi: 601 }, box)).toBe(
    "Its pictures have 301 dpi and more on this product.",
  );
});
