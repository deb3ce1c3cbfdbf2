import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayFileName } from "./file-name.ts";
import {
  acceptedFiles,
  ACTIVE_DRAWING,
  isAcceptedName,
  judgeFormFile,
  judgeUpload,
  MAX_FILE_BYTES,
  MAX_UPLOAD_BYTES,
} from "./file-rules.ts";
import { isPlainTextContent } from "./text-content.ts";

function bytesOf(text: string) {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe("files are taken by their name", () => {
  test.each(acceptedFiles.split(",").map((ending) => ending.slice(1)))("%s, in any case", (extension) => {
    expect(isAcceptedName(`art.${extension}`)).toBe(true);
    expect(isAcceptedName(`ART.V2.${extension.toUpperCase()}`)).toBe(true);
  });

  test("there are 22 kinds", () => expect(acceptedFiles.split(",")).toHaveLength(22));

  test.each([
    ...[
      "js",
      "ts",
      "css",
      "scss",
      "html",
      "htm",
      "xml",
      "xhtml",
      "mjs",
      "php",
      "exe",
      "sh",
      "jar",
      "docm",
    ].map((extension) => `art.${extension}`),
    "art.png.js",
    "art.js ",
    "art.png.",
    "art.png ",
    "art.png\u0000.js",
    "art.png;.php",
    "art.png/",
    "art",
    "png",
    ".",
    "",
    "art.constructor",
    "art.__proto__",
  ])("%j is refused", (name) => expect(isAcceptedName(name)).toBe(false));
});

describe("a file is judged by name, size and content", () => {
  const judge = (name: string, content: string, bytes = 10) => judgeFormFile({ name, content, bytes });

  test.each([
    ["a.pdf", "pdf", "application/pdf"],
    ["a.ai", "pdf", "application/postscript"],
    ["a.ai", "eps", "application/postscript"],
    ["a.svg", "svg", "image/svg+xml"],
    ["a.JPG", "jpg", "image/jpeg"],
    ["a.docx", "zip", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["a.xls", "cfb", "application/vnd.ms-excel"],
    ["a.txt", "text", "text/plain"],
  ])("%s with %s inside is %s", (name, content, mediaType) => {
    expect(judge(name, content)).toEqual({ ok: true, mediaType });
  });

  test.each([
    ["a.png", "text"],
    ["a.png", "unknown"],
    ["a.png", "jpg"],
    ["a.pdf", "zip"],
    ["a.txt", "pdf"],
    ["a.svg", "text"],
    ["a.js", "text"],
  ])("%s with %s inside is refused", (name, content) => {
    expect(judge(name, content)).toEqual({ ok: false, code: "file-type" });
  });

  test("a drawing that runs something is refused in words of its own, under any other name like any other file", () => {
    expect(judge("a.svg", ACTIVE_DRAWING)).toEqual({ ok: false, code: "file-active" });
    expect(judge("a.txt", ACTIVE_DRAWING)).toEqual({ ok: false, code: "file-type" });
  });

  test("what is uploaded by itself may have 200 MB", () => {
    const judged = (bytes: number) => judgeUpload({ name: "a.png", content: "png", bytes });
    expect(judged(MAX_UPLOAD_BYTES)).toMatchObject({ ok: true });
    expect(judged(MAX_UPLOAD_BYTES + 1)).toEqual({ ok: false, code: "upload-too-large" });
  });

  test("nothing at all, and more than 25 MB, are refused", () => {
    expect(judge("a.png", "png", 0)).toEqual({ ok: false, code: "file-required" });
    expect(judge("a.png", "png", MAX_FILE_BYTES)).toMatchObject({ ok: true });
    expect(judge("a.png", "png", MAX_FILE_BYTES + 1)).toEqual({ ok: false, code: "file-too-large" });
  });
});

describe("plain text", () => {
  test.each(["Anna\r\nBela\n", "5 < 6 and a<3b", "", "K\u00e4se", "\tindented"])("%j is", (text) => {
    expect(isPlainTextContent(bytesOf(text))).toBe(true);
  });

  test.each([
    "<script>alert(1)</script>",
    "hello <B>there",
    "<?php x",
    "<%= x %>",
    "<!doctype html>",
    "</p>",
    "MZ\u0000\u0001",
    "\u001b[2J",
    "a\u007f",
  ])("%j is not", (text) => expect(isPlainTextContent(bytesOf(text))).toBe(false));
});

describe("the name that is kept and shown", () => {
  test.each([
    ["label.pdf", "label.pdf"],
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\fakepath\\label.pdf", "label.pdf"],
    ["lab\u0000el\r\n.pdf", "label.pdf"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ['<img src=x onerror="y">.png', "_img src=x onerror=_y__.png"],
    ["  k\u0101k\u0101riki.ai  ", "k\u0101k\u0101riki.ai"],
    ["", "file"],
    ["/", "file"],
    [`${"x".repeat(300)}.tiff`, `${"x".repeat(145)}.tiff`],
  ])("of %j is %j", (given, shown) => expect(displayFileName(given)).toBe(shown));

  test("whatever is given, it is one short line of whole characters that names no other place", () => {
    const elsewhere = /[\\/\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 300 }), (codes) => {
        const shown = displayFileName(String.fromCharCode(...codes));
        const length = Array.from(shown).length;
        return length > 0 && length <= 150 && shown.isWellFormed() && !elsewhere.test(shown);
      }),
    );
  });
});
