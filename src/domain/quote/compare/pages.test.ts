import { expect, test } from "vitest";
import { pageOf, stripPlaces } from "./pages.ts";

const seven = ["a", "b", "c", "d", "e", "f", "g"];

test.each([
  [0, ["a", "b", "c"], 0],
  [1, ["d", "e", "f"], 1],
  [2, ["g"], 2],
  [3, ["g"], 2],
  [-1, ["a", "b", "c"], 0],
])("of seven types page %i shows %j", (wanted, things, page) => {
  expect(pageOf(seven, 3, wanted)).toEqual({ things, page, pages: 3 });
});

test("an empty list has one empty page", () => {
  expect(pageOf([], 3, 4)).toEqual({ things: [], page: 0, pages: 1 });
});

test.each([
  [375, 180, 3],
  [810, 400, 3],
  [811, 659, 2],
  [811, 660, 3],
  [1280, 700, 3],
])("a screen of %i px with a list of %i px has %i places", (screen, list, places) => {
  expect(stripPlaces(screen, list)).toBe(places);
});
