import { expect, test } from "vitest";
import { isComment, unaskable } from "./quote-request.ts";
import type { Issue } from "#domain/configure/issue.ts";

test.each([
  ["several lines\nwith\ttabs", true],
  ["<b>as text</b>", true],
  ["Māori, 日本語, 🌿", true],
  ["", true],
  ["x".repeat(4000), true],
  ["x".repeat(4001), false],
  ["nul \u0000", false],
  ["bell \u0007", false],
  ["half \uD800", false],
])("a comment is text that can be kept and shown: %j", (text, taken) => {
  expect(isComment(text)).toBe(taken);
});

function issue(field: Issue["field"], code: Issue["code"], severity: Issue["severity"]): Issue {
  return {
    field,
    code,
    severity,
    limit: null,
  };
}

test("what lies outside the price table can be asked for; what cannot be made, or is not said, cannot", () => {
  const tooLarge = issue("size", "too-large", "quote");
  const tooMany = issue("cutPerShape", "too-many", "quote");
  const tooFew = issue("quantity", "too-small", "quote");
  const tooSmall = issue("size", "too-small", "error");
  const noHeight = issue("height", "missing", "error");
  expect(unaskable([tooLarge, tooMany, tooFew])).toEqual([]);
  expect(unaskable([tooLarge, tooSmall, noHeight])).toEqual([tooSmall, noHeight]);
});
