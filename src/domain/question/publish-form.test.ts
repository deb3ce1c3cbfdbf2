import { expect, test } from "vitest";
import { parseAnswer } from "./publish-form.ts";

test("what everybody is to read is a line that asks and an answer of some lines, as it was meant", () => {
  const read = parseAnswer({ question: "  Tied on? ", answer: "No.\r\n\r\nBeside them.\t" });
  expect(read).toEqual({ ok: true, words: { question: "Tied on?", answer: "No.\n\nBeside them." } });
});

test.each([
  ["", "Yes.", "question"],
  ["Two\nlines?", "Yes.", "question"],
  ["a".repeat(201), "Yes.", "question"],
  ["<b>Tied</b>?", "Yes.", "question"],
  ["Tied?", " ", "answer"],
  ["Tied?", "a".repeat(2_001), "answer"],
  ["Tied?", "<script>", "answer"],
])("%j with %j is wrong at the %s alone", (question, answer, field) => {
  const read = parseAnswer({ question, answer });
  expect(!read.ok && Object.keys(read.fields ?? {})).toEqual([field]);
});

test("as much as fits is taken", () => {
  expect(parseAnswer({ question: "a".repeat(200), answer: "a".repeat(2_000) }).ok).toBe(true);
});
