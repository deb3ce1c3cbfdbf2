import { expect, test } from "vitest";
import { fullPageOf, pageOf, stripCapacity } from "./pages.ts";

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

test("a full last page begins with some of the page before", () => {
  expect(fullPageOf(seven, 3, 1)).toEqual({ things: ["d", "e", "f"], page: 1, pages: 3 });
  expect(fullPageOf(seven, 3, 2)).toEqual({ things: ["e", "f", "g"], page: 2, pages: 3 });
  expect(fullPageOf(["a", "b"], 3, 0)).toEqual({ things: ["a", "b"], page: 0, pages: 1 });
});

test.each([
  [375, 180, 3],
  [810, 400, 3],
  [811, 659, 2],
  [811, 660, 3],
  [1280, 700, 3],
])("a screen of %i px with a list of %i px has %i places", (screen, list, places) => {
  expect(stripCapacity(screen, list)).toBe(places);
});
