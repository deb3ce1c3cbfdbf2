import { describe, expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { acceptedPainted } from "./file-rules.ts";
import { unfitContent, unfitFile, unfitFiles } from "./unfit-file.ts";

describe("what nothing is printed from", () => {
  test.each([
    ["logo.eps", "eps", "artwork-postscript"],
    ["logo.EPS", null, "artwork-postscript"],
    ["logo.ai", "ps", "artwork-illustrator"],
    ["label.psd", "psd", "artwork-photoshop"],
    ["IMG_1.heic", "heic", "artwork-heic"],
    ["IMG_1.jpg", "heic", "artwork-heic"],
    ["book.indd", null, "artwork-indesign"],
    ["sign.cdr", "zip", "artwork-coreldraw"],
    ["sign.fig", null, "artwork-program"],
    ["all.zip", "zip", "artwork-archive"],
    ["page.pdf", "zip", "artwork-archive"],
    ["list.docx", "docx", "artwork-office"],
    ["list.docx", "zip", "artwork-office"],
    ["old.doc", "cfb", "artwork-office"],
    ["note.txt", "text", "artwork-text"],
    ["script.png", "text", null],
    ["paint.bmp", null, "artwork-other-picture"],
  ])("%s with %s in it", (name, content, code) => {
    expect(unfitFile(name, content)).toBe(code);
  });
  test.each(["png", "jpg", "webp", "gif", ...acceptedPainted.replaceAll(".", "").split(",")])(
    "is no %s",
    (ending) => expect(unfitFile(`logo.${ending}`, null)).toBeNull(),
  );
  test("is told with what to send instead", () => {
    for (const code of unfitFiles) expect(messageOf(code)).toMatch(/Please (?:save|export|publish|unpack)/);
  });
});

describe("a file's beginning", () => {
  test.each([
    ["%!PS-Adobe-3.0 EPSF", "ps"],
    ["\xc5\xd0\xd3\xc6\x1e\0\0\0", "eps"],
    ["8BPS\0\x01", "psd"],
    ["\0\0\0\x18ftypheic\0\0", "heic"],
    ["\0\0\0\x18ftypmif1\0\0", "heic"],
    ["RIFF\x10\0\0\0CDRvrsn", "cdr"],
    ["PK\x03\x04\x14\0", "zip"],
    ["%PDF-1.7", null],
    ["\0\0\0\x1cftypavif", null],
    ["RIFF\x10\0\0\0WEBP", null],
    ["", null],
  ])("%j", (text, content) => {
    expect(unfitContent(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(content);
  });
});
