import { expect, test } from "vitest";
import { countCharacters, normalText, writtenLines } from "./normal-text.ts";

test.each([
  ["line ends of every system", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["tabs and spaces of other widths", "a\tb\u00A0c\u2003d", "a b c d"],
  ["composed letters", "Ma\u0304ori", "Māori"],
  ["nothing unseen", "\uFEFFa\u00ADb\u200Bc\u2067d\u0000", "abcd"],
  ["no joiner, non-joiner or variation between letters", "a\u200Db\u200Cc\uFE0Fd\u034Fe\u061C", "abcde"],
  ["composed letters though a joiner stood between", "a\u200D\u0304", "ā"],
  ["spaces and empty lines at the ends, while somebody types", "\n a \n", "\n a \n"],
])("a design's text has %s", (_, typed, kept) => {
  expect(normalText(typed)).toBe(kept);
  expect(normalText(kept)).toBe(kept);
});

test("half a character becomes one that can be named", () => {
  expect(normalText("a\uD83Db")).toBe("a\uFFFDb");
});

test("a character is counted once, however it is stored", () => {
  expect(countCharacters("😀ā\n")).toBe(3);
});

test("lines are set without spaces at their ends and without empty lines above and below", () => {
  expect(writtenLines("\n  \n  Kia \n\nora\n \n")).toEqual([
    { index: 2, text: "  Kia" },
    { index: 3, text: "" },
    { index: 4, text: "ora" },
  ]);
  expect(writtenLines("")).toEqual([]);
  expect(writtenLines(" \n ")).toEqual([]);
});
