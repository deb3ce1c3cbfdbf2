import { expect, test } from "vitest";
import { isPrinted, isSeen, printedForm, unprintedMessage } from "./printed-letters.ts";

test.each([
  "Hāmiʻora Tongaʼuiha",
  "co‑op ‐ Nguyễn Thị Huế",
  "Łukasz Żółć, Ọlájídé",
  "Владимир Ελένη",
  "محمد عبدالله",
  "דוד כהן",
  "प्रिया क्षितिज",
  "王小明 さくら 김민수",
  "สมชาย သူ",
  "ＡＢ１",
])("%s is printed", (name) => {
  expect(isPrinted(name)).toBe(true);
});

test("a letter that only looks other is printed in its plain form", () => {
  expect(printedForm("𝒜")).toBe("A");
  expect(printedForm("😀")).toBeNull();
});

test.each([
  ["Aroha 😀", "We cannot print “😀” on labels and invoices. Please leave it out."],
  ["😀😀🎉", "We cannot print “😀”, “🎉” on labels and invoices. Please leave them out."],
  ["😀🎉🐑🌿", "We cannot print “😀”, “🎉”, “🐑” and others on labels and invoices. Please leave them out."],
  ["a\u2028b", "We cannot print the hidden character U+2028 on labels and invoices. Please leave it out."],
])("of %j it is said what cannot be printed", (text, sentence) => {
  expect(unprintedMessage(text)).toBe(sentence);
});

test.each([
  ["", false],
  ["\u200b\u2060", false],
  ["\u3164", false],
  ["\u200bA", true],
])("whether %j is seen: %s", (text, seen) => {
  expect(isSeen(text)).toBe(seen);
});
