import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "0 points"],
  [1, "1 point"],
  [-1, "-1 point"],
  [12, "12 points"],
])("%s of a point is written %s", (count, words) => {
  expect(counted(count, "point")).toBe(words);
});
