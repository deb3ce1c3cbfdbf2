import { expect, test } from "vitest";
import { axisSteps } from "./axis-steps.ts";

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6]],
  [100, [0, 50, 100]],
  [130_000, [0, 50_000, 100_000]],
])("an axis up to %i has the steps %j", (largest, steps) => {
  expect(axisSteps(largest, 4)).toEqual(steps);
});
