import { expect, test } from "vitest";
import { fileDaysOf, keepingLabel, unusedFileLabel } from "./file-days.ts";

const DAY_MS = 24 * 3_600_000;

test("how long files are kept is said in the days of the settings", () => {
  const days = fileDaysOf({ artworkLifeMs: 365 * DAY_MS, unusedUploadLifeMs: 14 * DAY_MS });
  expect(unusedFileLabel(days.unused)).toBe("If you never use it, we delete it after 14 days.");
  expect(keepingLabel(days)).toContain(
    "and 365 days after you last chose it. One that you never used goes after 14 days.",
  );
});

test("what is never used is not kept longer than what is", () => {
  const days = fileDaysOf({ artworkLifeMs: DAY_MS, unusedUploadLifeMs: 14 * DAY_MS });
  expect([days, unusedFileLabel(days.unused)]).toEqual([
    { used: 1, unused: 1 },
    "If you never use it, we delete it after 1 day.",
  ]);
});
