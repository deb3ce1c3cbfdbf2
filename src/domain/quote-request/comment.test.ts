import { expect, test } from "vitest";
import { isComment } from "./comment.ts";

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
