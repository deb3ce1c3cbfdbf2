import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { attachingCode, attachingOf } from "#domain/content/attaching.ts";
import { shopContent } from "./content.ts";

const [TRANSFER_TAPE, KISS_CUT] = [7, 2];
const catalogue = compileCatalogue(catalogueDocument, "test");
const attaching = attachingOf(catalogue, shopContent, [1, 10, 12])!;

/** content-and-lettering.md 2.11 */
test("lettering is attached in six steps, with and without the auxiliary sheet", () => {
  expect(attaching.guides.map(({ title, steps }) => [title, steps.map(({ words }) => words)])).toEqual([
    [
      "How to attach when the auxiliary sheet is enclosed",
      [
        "Remove the unused part while still on the mount.",
        "Put the auxiliary sheet on the sticker and backing sheet.",
        "Peel off the mount.",
        "Paste and press with a card.",
        "Peel the auxiliary sheet slowly.",
        "Done.",
      ],
    ],
    [
      "How to attach when the auxiliary sheet is not enclosed",
      [
        "Apply diluted neutral detergent water to the surface.",
        "Remove the sticker from the mount.",
        "Paste it carefully.",
        "Press with a card to remove water and air bubbles.",
        "Remove the unused part from the edge.",
        "Done.",
      ],
    ],
  ]);
});

test("each step has a drawing of its own, and says what is seen in it", () => {
  for (const { code, steps } of attaching.guides) {
    for (const place of steps.keys())
      expect(existsSync(`public/pictures/attaching/${code}-${place + 1}.svg`), `${code} ${place + 1}`).toBe(
        true,
      );
    expect(new Set(steps.map(({ seen }) => seen)).size).toBe(6);
  }
});

test.each([
  [10, TRANSFER_TAPE, "enclosed"],
  [10, KISS_CUT, "not-enclosed"],
  [10, null, null],
  [12, TRANSFER_TAPE, null],
  [1, KISS_CUT, null],
])("product %i on supply %s asks for the guide %s", (productId, supplyId, code) => {
  expect(attachingCode(attaching, productId, supplyId)).toBe(code);
});

test("a page without lettering tells of none", () => {
  expect(attachingOf(catalogue, shopContent, [1, 12])).toBeNull();
});
