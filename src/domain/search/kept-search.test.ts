import fc from "fast-check";
import { expect, test } from "vitest";
import { keptSearch } from "./kept-search.ts";

test.each([
  ["Pizza boxes", "pizza boxes"],
  ["  Whānau  TAGS ", "whanau tags"],
  ["1000 labels", "1000 labels"],
  ["210 x 297 mm", "210 x 297 mm"],
  ["labels 100x150", "labels 100x150"],
  ["2.25 inch", "2 25 inch"],
  ["300gsm card", "300gsm card"],
  ["3 white stickers", "3 white stickers"],
])("%s is kept as %s", (typed, kept) => {
  expect(keptSearch(typed)).toBe(kept);
});

test.each([
  "",
  "日本",
  "bea@example.org",
  "ｂｅａ＠example",
  "www.example.org",
  "021 555 123",
  "+64 (21) 555-1234",
  "12-3456-7890123-00",
  "１２３４５",
  "K26-4F7Q2M",
  "order 4f7q2m",
  "12 Queen Street",
  "12a Upper Queen St, Auckland",
  "PO Box 12",
  "a label for the jars of my grandmother in Ōtaki",
])("%s is not kept", (typed) => {
  expect(keptSearch(typed)).toBeNull();
});

test("no more than forty letters and never five digits beside each other are kept, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (typed) => {
      const kept = keptSearch(typed);
      if (kept === null) return;
      expect(kept.length).toBeLessThanOrEqual(40);
      expect(kept).not.toMatch(/\d{5}/);
      expect(kept).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
    }),
  );
});
