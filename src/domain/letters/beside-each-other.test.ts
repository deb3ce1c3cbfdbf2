import bidi from "bidi-js";
import { expect, test } from "vitest";
import { besideEachOther } from "./beside-each-other.ts";

/** Letters from left to right, as they are drawn. */
function drawn(text: string): string {
  const { getEmbeddingLevels, getReorderedString } = bidi();
  return getReorderedString(text, getEmbeddingLevels(text, "ltr")).replaceAll(/[\u2068\u2069]/g, "");
}

test("a house number after a name that is written from the right stays with its street", () => {
  expect(drawn("אב, 8 Marae Road")).toBe("8 ,בא Marae Road");
  expect(drawn(besideEachOther(["אב", "8 Marae Road"]))).toBe("בא, 8 Marae Road");
});

test("what is written from the left is joined by commas and nothing else", () => {
  expect(besideEachOther(["Bea Moss", "8 Marae Road"])).toBe("Bea Moss, 8 Marae Road");
});
