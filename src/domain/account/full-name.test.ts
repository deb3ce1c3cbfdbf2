import { expect, test } from "vitest";
import { fullName, splitName } from "./full-name.ts";

test.each([
  ["Bea Moss", "Bea", "Moss"],
  ["  Jan  van der Berg ", "Jan", "van der Berg"],
  ["Hinemoa", "Hinemoa", ""],
  ["", "", ""],
])("%j is read as %j and %j", (typed, first, last) => {
  expect(splitName(typed)).toEqual({ first_name: first, last_name: last });
});

test("a name that is split and put together is the same", () => {
  const { first_name: first, last_name: last } = splitName("Jan van der Berg");
  expect(fullName(first, last)).toBe("Jan van der Berg");
  expect(fullName("Hinemoa", "")).toBe("Hinemoa");
});
