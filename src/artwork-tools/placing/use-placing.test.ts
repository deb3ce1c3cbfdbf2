import { expect, test } from "vitest";
import { placedByKey } from "./use-placing.ts";

const placed = { box: { x: 10, y: 10, width: 20, height: 10 }, turn: 350 };

test.each([
  ["ArrowLeft", false, { box: { ...placed.box, x: 9 }, turn: 350 }],
  ["ArrowDown", true, { box: { ...placed.box, y: 20 }, turn: 350 }],
  ["+", false, { box: { x: 9.8, y: 9.9, width: 20.4, height: 10.2 }, turn: 350 }],
  ["r", false, { ...placed, turn: 80 }],
  ["}", true, { ...placed, turn: 5 }],
  ["[", false, { ...placed, turn: 349 }],
])("%s moves, sizes or turns a picture", (key, isFar, wanted) => {
  expect(placedByKey(placed, key, isFar)).toEqual(wanted);
});

test("a picture made larger and smaller again is as large as before", () => {
  const larger = placedByKey(placed, "+", false);
  expect(larger && placedByKey(larger, "-", false)?.box.width).toBeCloseTo(20, 9);
});

test("other keys do nothing", () => {
  expect(placedByKey(placed, "Enter", false)).toBeNull();
});
