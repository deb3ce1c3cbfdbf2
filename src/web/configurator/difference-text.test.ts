import { expect, test } from "vitest";
import { differenceText } from "./film-field.tsx";

test.each([
  [420, "+\u00a0$4.20"],
  [-110, "−\u00a0$1.10"],
  [0, null],
  [undefined, null],
])("a choice that changes the total by %s cents says %s", (cents, text) => {
  expect(differenceText(cents)).toBe(text);
});
