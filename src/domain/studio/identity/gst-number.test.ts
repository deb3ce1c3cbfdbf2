import { expect, test } from "vitest";
import { groupedGstNumber, isGstNumber } from "./gst-number.ts";

/** The examples of Inland Revenue's specification. */
test.each([
  ["49-091-850", true],
  ["35-901-981", true],
  ["49-098-576", true],
  ["136-410-132", true],
  ["136-410-133", false],
  ["9-125-568", false],
  ["123-456-789", false],
  ["49-091-851", false],
  ["09-125-568", false],
  ["150-000-012", false],
  ["", false],
  ["x49-091-850", false],
  ["49091850", false],
])("%o is a GST number: %o", (typed, fits) => {
  expect(isGstNumber(typed)).toBe(fits);
});

test.each([
  ["49091850", "49-091-850"],
  [" 136 410 132 ", "136-410-132"],
  ["136-410-132", "136-410-132"],
  ["12", "12"],
])("%o is written %o", (typed, written) => {
  expect(groupedGstNumber(typed)).toBe(written);
});
