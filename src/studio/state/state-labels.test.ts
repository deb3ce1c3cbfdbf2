import { expect, test } from "vitest";
import { waitLabel } from "./mail-part.tsx";

test.each([
  [0, "1 min"],
  [150, "3 min"],
  [3600, "1 h"],
  [172_799, "48 h"],
  [172_800, "2 days"],
])("%i seconds are %s", (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});
