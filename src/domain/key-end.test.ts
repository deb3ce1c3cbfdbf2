import { expect, test } from "vitest";
import { hasKeyEnded } from "./key-end.ts";

test.each([
  [null, null, false],
  [null, "2020-01-01", false],
  ["2025-03-10", null, false],
  ["2025-03-09", null, true],
  ["2025-03-09", "2025-03-10", false],
  ["2025-03-09", "2025-02-01", true],
  ["2024-01-01", "2025-03-09", true],
])("over since %s, used on %s: ended on 10 March 2026 is %s", (closedOn, usedOn, ended) => {
  expect(hasKeyEnded({ closedOn, usedOn }, "2026-03-10")).toBe(ended);
});
