import { describe, expect, test } from "vitest";
import { pictureFault, uploadFault } from "#domain/artwork/file-rules.ts";
import { previewOf, fileSizeText, withFiles } from "./attached-file.ts";

function file(name: string, size = 10, type = "") {
  return { name, size, type, lastModified: 1 };
}

test.each([
  ["a.pdf", "application/pdf", "pdf"],
  ["a.ps", "application/postscript", "ai"],
  ["a.ai", "", "ai"],
  ["a.jpg", "image/jpeg", "picture"],
  ["a.png", "image/png", "picture"],
  ["a.gif", "image/gif", "file"],
  ["a.docx", "", "file"],
])("%s of type %j shows as %s", (name, type, preview) => {
  expect(previewOf({ name, type })).toBe(preview);
});

describe("attaching", () => {
  test("at most four stay, and a fifth is told of", () => {
    const three = [file("1.pdf"), file("2.pdf"), file("3.pdf")];
    const added = withFiles(three, [file("4.pdf"), file("5.pdf")], uploadFault);
    expect(added.files.map(({ name }) => name)).toEqual(["1.pdf", "2.pdf", "3.pdf", "4.pdf"]);
    expect(added).toMatchObject({ tooMany: true, refusal: null });
    expect(withFiles(three, [file("4.pdf")], uploadFault)).toMatchObject({ tooMany: false });
  });

  test("the same file is attached once", () => {
    expect(withFiles([file("1.pdf")], [file("1.pdf"), file("1.pdf", 11)], uploadFault).files).toHaveLength(2);
  });

  test.each([
    [file("code.js"), "File type not accepted. Please try again."],
    [file("empty.pdf", 0), "Please upload your file"],
    [file("large.pdf", 200 * 1024 * 1024 + 1), "Each file may have up to 200 MB."],
  ])("%j is refused, the others are attached", (refused, refusal) => {
    expect(withFiles([], [refused, file("fine.pdf")], uploadFault)).toEqual({
      files: [file("fine.pdf")],
      tooMany: false,
      refusal,
    });
  });
});

test("a review takes pictures of 25 MB, and no documents", () => {
  expect(withFiles([], [file("a.pdf")], pictureFault).refusal).toBe(
    "File type not accepted. Please try again.",
  );
  expect(withFiles([], [file("a.png", 25 * 1024 * 1024 + 1)], pictureFault).refusal).toBe(
    "Each file may have up to 25 MB.",
  );
});

test.each([
  [1, "1 KB"],
  [18_432, "18 KB"],
  [2_516_582, "2.4 MB"],
])("%i bytes read as %s", (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
