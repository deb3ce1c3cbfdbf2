import { expect, test } from "vitest";
import { lineKey } from "./correct-stage.tsx";

test.each([
  ["ArrowLeft", false, { kind: "pull", by: [-100, 0] }],
  ["ArrowDown", true, { kind: "pull", by: [0, 1_000] }],
  ["n", false, { kind: "step", by: 1 }],
  ["P", true, { kind: "step", by: -1 }],
  ["+", true, { kind: "add" }],
  ["Delete", false, { kind: "remove" }],
  ["x", false, null],
  ["Tab", false, null],
  ["Escape", false, null],
])("%s means one thing of a cut line", (key, isFar, wanted) => {
  expect(lineKey(key, isFar)).toEqual(wanted);
});
