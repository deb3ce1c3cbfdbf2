import { expect, test } from "vitest";
import { chargedGrams, inOneParcel } from "./parcel.ts";

const rules = { boxGrams: 100, packingPermille: 50, cubicKgPerM3: 250 };

test("a parcel weighs its goods, a twentieth of padding and the box: 2,000 g become 2,200", () => {
  expect(chargedGrams(rules, { grams: 2000, volumeMm3: 2_000_000 })).toBe(2200);
});

test("a light and bulky one is charged for its room: 20 litres count as 5 kg", () => {
  expect(chargedGrams(rules, { grams: 1000, volumeMm3: 20_000_000 })).toBe(5000);
});

test("grams are counted whole, rounded up", () => {
  expect(chargedGrams(rules, { grams: 1001, volumeMm3: 0 })).toBe(1152);
});

test("goods that travel together are added up, and no goods weigh nothing", () => {
  const two = inOneParcel([
    { grams: 300, volumeMm3: 40 },
    { grams: 20, volumeMm3: 5 },
  ]);
  expect(two).toEqual({ grams: 320, volumeMm3: 45 });
  expect(inOneParcel([])).toEqual({ grams: 0, volumeMm3: 0 });
});
