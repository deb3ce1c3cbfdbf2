import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopSchema } from "./schema.ts";

const { gstNumber: _said, ...before } = catalogueDocument.shop;

test("a shop of a version from before GST numbers were said still loads", () => {
  expect(shopSchema.parse(before)).toEqual(before);
});

test.each([
  ["123-456-789", true],
  ["49-091-850", true],
  ["123456789", false],
  ["NZ 123-456-789", false],
  ["", false],
])("%o as a GST number", (gstNumber, fits) => {
  expect(shopSchema.safeParse({ ...before, gstNumber }).success).toBe(fits);
});

/** The check digit of Inland Revenue: the base with these weights, modulo 11. */
test("the demonstration's GST number is nobody's: its check digit is wrong", () => {
  const digits = [...(catalogueDocument.shop.gstNumber ?? "").replaceAll("-", "")].map(Number);
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  const remainder = weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11;
  expect([remainder, digits.at(-1)]).toEqual([6, 9]);
  expect(11 - remainder).not.toBe(digits.at(-1));
});
