import { expect, test } from "vitest";
import { untilRetry } from "./call-studio.ts";

test("a wait is said in the unit one waits by, never too short", () => {
  const waits = [1, 40, 60, 61, 900, 3_600, 3_601];
  expect(waits.map(untilRetry)).toEqual([
    "in a second",
    "in 40 seconds",
    "in a minute",
    "in 2 minutes",
    "in 15 minutes",
    "in an hour",
    "in 2 hours",
  ]);
});
