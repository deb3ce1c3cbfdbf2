import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentFiles } from "#tests/support/artwork/documents.ts";
import { documentsByContent } from "#tests/support/artwork/documents-by-content.ts";
import { drawingFiles } from "#tests/support/artwork/drawings.ts";
import { drawingsByKind } from "#tests/support/artwork/drawings-by-kind.ts";
import { overprints } from "#tests/support/artwork/overprints.ts";
import { pictureFiles } from "#tests/support/artwork/pictures.ts";
import { checkedAndPrinted } from "#tests/support/print-files/check-of.ts";
import { largestDifferenceMm2 } from "#tests/support/print-files/largest-difference.ts";
import type { ArtworkKind } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";

const isHere = (program: string, asked: string) => spawnSync(program, [asked]).error === undefined;
const [hasPoppler, hasQpdf, hasGhostscript] = [
  isHere("pdfinfo", "-v"),
  isHere("qpdf", "--version"),
  isHere("gs", "-v"),
];
const run = promisify(execFile);

type Made = readonly [kind: ArtworkKind, make: () => Promise<Buffer> | Buffer];

/** What no print file is made of. */
const refused = new Set([
  "a document with a password",
  "a document that is cut short",
  "a document of noise",
  "a document of noise with an end",
  "a document of 12 MB of noise",
]);

const drawings: Readonly<Record<string, string>> = Object.assign(
  {},
  drawingFiles,
  ...Object.values(drawingsByKind),
);

const corpus: readonly (readonly [name: string, ...Made])[] = [
  ...Object.entries(pictureFiles).map(([name, make]) => [name, "picture", make] as const),
  ...Object.entries({ ...documentFiles, ...documentsByContent, ...overprints }).map(
    ([name, make]) => [name, "pdf", make] as const,
  ),
  ...Object.entries(drawings).map(([name, svg]) => [name, "svg", () => Buffer.from(svg)] as const),
]
  .filter(([name]) => !refused.has(name))
  // An eighth of each kind, unless all are asked for: by the long tests.
  .filter((_, at) => process.env.CORPUS === "all" || at % 8 === 0);

/** Its name holds what no name may, and a person is asked about its ink before anything is made. */
const ILL_NAMED = "a page with an ink whose name has control characters";

/** What a press mixes of inks otherwise than a screen does of light. */
const mixedByInks = new Set([
  // These are held for a person: inks of their own.
  "a page with an ink of its own",
  ILL_NAMED,
  // Black that fades over colours is black ink alone.
  "stop-opacity",
]);

/** The check of a card of 90 x 50 mm goes 2 mm beyond it, and its print file 8 mm farther. */
const PIECE = { width: 90, height: 50, bleed: 2, margin: 8 };
const QUERY = "cutting_id=2&shape_id=4&size=custom&width=90&height=50";
const DPI = 100;
const PX = DPI / 25.4;
/** What lies along the cut is covered by its line in the file. */
const INSIDE_MM = 1;

async function raster(picture: Sharp) {
  const { data, info } = await picture
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const inside = {
  width: Math.floor((PIECE.width - 2 * INSIDE_MM) * PX),
  height: Math.floor((PIECE.height - 2 * INSIDE_MM) * PX),
};

function cornerAt(mm: number) {
  const at = Math.round((mm + INSIDE_MM) * PX);
  return { left: at, top: at, ...inside };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kisscut-printed-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The boxes of a page as poppler reads them, in millimetres from its lower left corner. */
async function boxesOf(path: string) {
  const { stdout } = await run("pdfinfo", ["-box", path]);
  const box = (name: string) =>
    (new RegExp(`${name}: +(.+)`).exec(stdout)?.[1] ?? "").split(/ +/).map((pt) => (Number(pt) * 25.4) / 72);
  return { pages: /Pages: +(\d+)/.exec(stdout)?.[1], trim: box("TrimBox"), bleed: box("BleedBox") };
}

const around = PIECE.margin + PIECE.bleed;
const boxRound = (mm: number) =>
  [around - mm, around - mm, around + PIECE.width + mm, around + PIECE.height + mm].map((side) =>
    expect.closeTo(side, 1),
  );

/** What the shop has drawn of each, within the cut, by its place in the corpus. */
const drawn = new Map<number, Buffer>();

describe("what was approved is what is printed, of", () => {
  test.each(corpus.map((one, at) => [...one, at] as const))("%s", async (name, kind, make, at) => {
    const made = await checkedAndPrinted({ kind, file: await make(), query: QUERY });
    const { checked, pictures, pdf } = made;
    expect(checked).toMatchObject({ parts: [], shown: 0 });
    expect(checked.printed).toBeGreaterThan(0);
    drawn.set(at, pictures.subarray(0, checked.printed));
    const path = join(folder, `${at}.pdf`);
    writeFileSync(path, pdf);
    if (hasQpdf && name !== ILL_NAMED)
      expect((await run("qpdf", ["--check", path])).stdout).toContain("No syntax or stream");
    if (hasPoppler)
      expect(await boxesOf(path)).toEqual({ pages: "1", trim: boxRound(0), bleed: boxRound(PIECE.bleed) });
  });
});

/** These are compared ink by ink (see printed-overprint.test.ts): painters show inks that are solid in their own ways. */
const isInkByInk = (name: string) => name in overprints;

/** A print file as Ghostscript painted it, within its cut. */
function painted(page: number) {
  return raster(sharp(join(folder, `${page}.png`)).extract(cornerAt(around)));
}

/** What the shop has drawn, as fine. */
async function shown(picture: Buffer) {
  const width = Math.round((PIECE.width + 2 * PIECE.bleed) * PX);
  const height = Math.round((PIECE.height + 2 * PIECE.bleed) * PX);
  const png = await sharp(picture).resize(width, height, { fit: "fill" }).png().toBuffer();
  return raster(sharp(png).extract(cornerAt(PIECE.bleed)));
}

test.runIf(hasGhostscript)("a program of presses paints what the shop has drawn of each", async () => {
  const files = [...drawn.keys()].map((at) => join(folder, `${at}.pdf`));
  const asked = [
    "-q",
    "-dNOPAUSE",
    "-dBATCH",
    "-sDEVICE=png16m",
    `-r${DPI}`,
    "-dTextAlphaBits=4",
    "-dGraphicsAlphaBits=4",
  ];
  await run("gs", [...asked, `-sOutputFile=${join(folder, "%d.png")}`, ...files]);
  const otherwise: string[] = [];
  for (const [page, [at, picture]] of [...drawn].entries()) {
    const mm2 = largestDifferenceMm2(await painted(page + 1), await shown(picture), DPI);
    const name = corpus[at]?.[0] ?? "";
    if (mm2 >= 0.5 && !mixedByInks.has(name) && !isInkByInk(name))
      otherwise.push(`${name}: ${mm2.toFixed(1)} mm²`);
  }
  expect(otherwise).toEqual([]);
});
