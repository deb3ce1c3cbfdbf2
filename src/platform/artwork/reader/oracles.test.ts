import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";
import { PDFName } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentFiles, documentOf } from "#tests/support/artwork/documents.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { type FoundArtwork, fromTheFile, Unreadable } from "./found.ts";

const MM_PER_POINT = 25.4 / 72;
const programs = ["pdfinfo", "pdffonts", "pdfimages"];
const areHere = programs.every((program) => spawnSync(program, ["-v"]).error === undefined);

/** Which box we take as printed, where that is not all the page shows. */
const printedBoxes: Readonly<Record<string, string>> = {
  "a page with boxes": "BleedBox",
};

/** What is not compared, and why. */
const leftOut = new Set([
  // What is printed of it is none of its boxes: it is painted past its trim.
  "a page with marks round its trim",
  // They pass over a page's own units: its size would be half of it.
  "a page in units of two points",
  // Noise is compared where there is less of it.
  "a document of 12 MB of noise",
  // They tell nothing of inks, lines, opacity and layers: to them these are one page.
  "a page with an ink of its own",
  "a page with an ink whose name has control characters",
  "a page in a white ink",
  "a page with a cut line",
  "a page with colours of a screen",
  "a page with a hairline",
  "a page with a line",
  "a page with opacity",
  "a page with a hidden layer",
]);

/** A page with one font in the file and one that is not. */
function twoFonts(): Promise<Buffer> {
  return documentOf(94, 54, (page, { context }) => {
    const letters = readFileSync(new URL("../../pdf/fonts/text.ttf", import.meta.url));
    const FontFile2 = context.register(
      context.stream(deflateSync(letters), { Filter: "FlateDecode", Length1: letters.length }),
    );
    for (const [BaseFont, file] of [
      ["Within", { FontFile2 }],
      ["Without", {}],
    ] as const) {
      const FontDescriptor = context.obj({ Type: "FontDescriptor", FontName: BaseFont, Flags: 32, ...file });
      const font = { Type: "Font", Subtype: "TrueType", BaseFont, FontDescriptor };
      page.node.setFontDictionary(PDFName.of(BaseFont), context.register(context.obj(font)));
    }
  });
}

const files = Object.entries({ ...documentFiles, "a page with two fonts": twoFonts }).filter(
  ([name]) => !leftOut.has(name),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kisscut-oracles-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

/** Rows of a table below its two lines of heading, in columns. */
function rowsOf(table: string): string[][] {
  const rows = table.trimEnd().split("\n").slice(2);
  return rows.map((row) => row.trim().split(/\s+/));
}

/** What the three programs say of a file's first page. */
async function theirsOf(path: string, name: string) {
  const asked = [
    run("pdfinfo", ["-box", path]),
    run("pdffonts", ["-l", "1", path]),
    run("pdfimages", ["-l", "1", "-list", path]),
  ];
  const [info = "", fonts = "", pictures = ""] = (await Promise.all(asked)).map(({ stdout }) => stdout);
  const told = (words: string) => new RegExp(`^${words}: +(.*)$`, "m").exec(info)?.[1] ?? "";
  const sizeOf = (box: string) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = told(box).split(/\s+/).map(Number);
    const size = [right - left, top - bottom].map((points) => points * MM_PER_POINT);
    return Number(told("Page rot")) % 180 === 0 ? size : size.toReversed();
  };
  return {
    pages: Number(told("Pages")),
    printed: sizeOf(printedBoxes[name] ?? "MediaBox"),
    trim: sizeOf("TrimBox"),
    isEncrypted: told("Encrypted").startsWith("yes"),
    // The fifth column from the end says whether it is in the file.
    missingFonts: rowsOf(fonts).flatMap((row) => (row.at(-5) === "no" ? [row[0]] : [])),
    // Pixels to the inch across and down are the fourth and third from the end; a mask is no picture of its own.
    densities: rowsOf(pictures).flatMap((row) => (row[2] === "image" ? row.slice(-4, -2).map(Number) : [])),
  };
}

type Theirs = Awaited<ReturnType<typeof theirsOf>>;

function compare({ facts }: FoundArtwork, theirs: Theirs): void {
  if (facts.kind !== "document") throw new Error(`It was read as a ${facts.kind}.`);
  expect([facts.pages, new Set(facts.missingFonts)]).toEqual([theirs.pages, new Set(theirs.missingFonts)]);
  const ofSize = ([widthMm = 0, heightMm = 0]: readonly number[]) => ({
    widthMm: expect.closeTo(widthMm, 1),
    heightMm: expect.closeTo(heightMm, 1),
  });
  expect(facts.printed).toEqual(ofSize(theirs.printed));
  if (facts.trim !== null) expect(facts.trim).toEqual(ofSize(theirs.trim));
  if (theirs.densities.length === 0) expect(facts.lowestDpi).toBeNull();
  else expect(Math.abs((facts.lowestDpi ?? 0) - Math.min(...theirs.densities))).toBeLessThanOrEqual(1);
}

describe.skipIf(!areHere)("what we find in a document is what pdfinfo, pdffonts and pdfimages find", () => {
  test.each(files)("%s", async (name, make) => {
    const content = await make();
    const path = join(folder, `${name}.pdf`);
    writeFileSync(path, content);
    const theirs = await theirsOf(path, name).catch((error: Error) => error);
    const ours = await fromTheFile(readDocument(content)).catch((error: Error) => error);
    if (theirs instanceof Error) {
      // What they cannot read we cannot either, and a password is asked for by both.
      const code = theirs.message.includes("Incorrect password") ? "artwork-password" : "artwork-unreadable";
      expect(ours).toMatchObject(new Unreadable(code));
      return;
    }
    if (ours instanceof Error) throw ours;
    compare(ours, theirs);
    expect(theirs.isEncrypted).toBe(name === "a document that may not be copied");
  });
});
