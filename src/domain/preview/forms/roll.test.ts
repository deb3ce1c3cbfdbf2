import { expect, it } from "vitest";
import { apply } from "../geometry/matrix.ts";
import { type RollShape, labelOnWeb } from "./roll.ts";

/** A label 75 wide and 50 high; the free end of the web is at the right. */
const sideways: RollShape = { along: 50, across: 75, web: 81, pitch: 53, radius: 50, bow: 15, length: 117 };
const upright: RollShape = { ...sideways, along: 75, across: 50, web: 56, pitch: 78 };

it.each([
  ["top", sideways, [37.5, 0]],
  ["bottom", sideways, [37.5, 50]],
  ["left", upright, [0, 25]],
  ["right", upright, [75, 25]],
] as const)("%s first: the middle of that edge is the first to come off the roll", (leading, roll, edge) => {
  const [s, v] = apply(labelOnWeb(leading, roll), edge);
  expect(s).toBe(roll.along);
  expect(v).toBe(roll.across / 2);
});

it.each(["top", "bottom", "left", "right"] as const)(
  "%s first: labels are turned, never mirrored",
  (leading) => {
    const [a, b, c, d] = labelOnWeb(leading, upright);
    expect(a * d - b * c).toBe(1);
  },
);
