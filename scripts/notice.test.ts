import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notice } from "./notice.ts";

test("NOTICE names every package that a shop uses, by a licence that is allowed here", () => {
  expect(readFileSync("NOTICE", "utf8"), "run: node scripts/notice.ts").toBe(notice());
});
