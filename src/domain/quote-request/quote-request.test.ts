import { expect, test } from "vitest";
import { isComment, unaskable } from "./quote-request.ts";
import type { Finding } from "#domain/configure/check.ts";

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

function finding(field: Finding["field"], code: Finding["code"], severity: Finding["severity"]): Finding {
  return {
    field,
    code,
    severity,
    limit: null,
  };
}

test("what lies outside the price table can be asked for; what cannot be made, or is not said, cannot", () => {
  const tooLarge = finding("size", "too-large", "quote");
  const tooMany = finding("cutPerShape", "too-many", "quote");
  const tooFew = finding("quantity", "too-small", "quote");
  const tooSmall = finding("size", "too-small", "error");
  const noHeight = finding("height", "missing", "error");
  expect(unaskable([tooLarge, tooMany, tooFew])).toEqual([]);
  expect(unaskable([tooLarge, tooSmall, noHeight])).toEqual([tooSmall, noHeight]);
});
