import { expect, test } from "vitest";
import { dayAfterKey } from "./month-calendar.tsx";

test.each([
  ["ArrowLeft", false, "2026-12-22"],
  ["ArrowRight", false, "2026-12-24"],
  ["ArrowUp", false, "2026-12-16"],
  ["ArrowDown", false, "2026-12-30"],
  ["Home", false, "2026-12-21"],
  ["End", false, "2026-12-27"],
  ["PageUp", false, "2026-11-23"],
  ["PageDown", false, "2027-01-23"],
  ["PageUp", true, "2025-12-23"],
  ["PageDown", true, "2027-12-23"],
  ["Enter", false, null],
])("from Wednesday 23 December %s (shift: %s) leads to %s", (key, shiftKey, day) => {
  expect(dayAfterKey("2026-12-23", { key, shiftKey })).toBe(day);
});
