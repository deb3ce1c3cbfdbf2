import { expect, test } from "vitest";
import { isOnClearGround, isRoundOnClear } from "./clear-ground.ts";

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

function isInside(x: number, y: number, part: number): boolean {
  return Math.hypot((x + 0.5) / 24 - 1, (y + 0.5) / 24 - 1) < part;
}

test.each([
  ["a disc that touches its box", (x: number, y: number) => (isInside(x, y, 1) ? 255 : 0), true],
  ["a ring", (x: number, y: number) => (isInside(x, y, 1) && !isInside(x, y, 0.8) ? 255 : 0), true],
  ["a disc with room round it", (x: number, y: number) => (isInside(x, y, 0.9) ? 255 : 0), false],
  ["a square", () => 255, false],
  ["half a disc", (x: number, y: number) => (x < 24 && isInside(x, y, 1) ? 255 : 0), false],
  ["a disc in front of a pale ground", (x: number, y: number) => (isInside(x, y, 1) ? 255 : 130), false],
  ["nothing", () => 0, false],
])("%s", (_what, alphaAt, answer) => {
  expect(isRoundOnClear(alphaAt)).toBe(answer);
});
