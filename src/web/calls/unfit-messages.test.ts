import { expect, test } from "vitest";
import { unfitMessage } from "./unfit-messages.ts";

test.each([
  ["logo.eps", "%!PS-Adobe-3.0 EPSF-3.0", /Please save it as PDF/],
  ["logo.ai", "%!PS-Adobe-3.0", /Create PDF Compatible File/],
  ["photo.jpg", "\0\0\0\u0018ftypheic", /HEIC photo/],
  ["book.indd", "?", /InDesign/],
  ["nothing.pdf", "", /There is nothing in this file/],
])("%s says what it is and what to do before a byte of it is sent", async (name, content, words) => {
  expect(await unfitMessage(new File([content], name))).toMatch(words);
});

test("a drawing of Illustrator with a PDF in it may be artwork", async () => {
  expect(await unfitMessage(new File(["%PDF-1.6 ..."], "logo.ai"))).toBeNull();
});

test("more than is taken is said before it is sent", async () => {
  const large = new File(["%PDF-1.6"], "large.pdf");
  Object.defineProperty(large, "size", { value: 200 * 1024 * 1024 + 1 });
  expect(await unfitMessage(large)).toMatch(/up to 200 MB/);
});
