import { expect, test } from "vitest";
import { depositShare } from "./deposit-share.ts";

test.each([
  ["all of it, as usual", 100, 0, 57_000, null],
  ["a half", 50, 0, 57_000, 28_500],
  ["a third, up to the next cent", 33, 0, 1_001, 331],
  ["both parts just large enough for a card", 50, 0, 100, 50],
  ["a deposit too small for a card", 10, 0, 490, null],
  ["a rest too small for a card", 90, 0, 499, null],
  ["below the total from which it is asked", 50, 500, 49_999, null],
  ["at that total", 50, 500, 50_000, 25_000],
  ["of nothing nothing", 50, 0, 0, null],
  ["of a cent nothing less than all", 50, 0, 1, null],
])("%s", (_what, depositPercent, depositFrom, total, deposit) => {
  expect(depositShare({ depositPercent, depositFrom }, total)).toBe(deposit);
});
