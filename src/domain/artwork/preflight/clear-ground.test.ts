import { expect, test } from "vitest";
import { isOnClearGround } from "./clear-ground.ts";

const last = 47;

test.each([
  ["nowhere clear", () => 255, false],
  ["clear everywhere", () => 0, true],
  ["clear at its edge alone", (x: number, y: number) => (x % last && y % last ? 255 : 0), true],
  ["clear inside alone", (x: number, y: number) => (x % last && y % last ? 0 : 255), false],
  ["clear above and below alone", (_x: number, y: number) => (y % last ? 255 : 0), true],
  ["clear at one side alone", (x: number) => (x === 0 ? 0 : 255), false],
  ["faint", () => 127, true],
  ["half seen", () => 128, false],
])("a picture that is %s", (_what, alphaAt, answer) => {
  expect(isOnClearGround(alphaAt)).toBe(answer);
});
