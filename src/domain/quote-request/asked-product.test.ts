import { expect, test } from "vitest";
import type { Finding } from "#domain/configure/check.ts";
import { unaskable } from "./asked-product.ts";

function finding(field: Finding["field"], code: Finding["code"], severity: Finding["severity"]): Finding {
  return {
    field,
    code,
    severity,
    message: `${field} ${code}`,
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
