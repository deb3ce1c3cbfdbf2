import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#platform/files/staged-file.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import {
  bomb,
  brokenPicture,
  documentFiles,
  documentOf,
  pagesOf,
  whiteGround,
} from "#tests/support/artwork/documents.ts";
import { drawingFiles } from "#tests/support/artwork/drawings.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";
import { contents } from "#tests/support/bodies/special-upload.ts";
import { inspectArtwork, type InspectedPage } from "./inspect-artwork.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kisscut-artwork-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What the shop holds of files that were read, besides the pictures that were given on. */
function leftBehind(): Promise<string[]> {
  return readdir(uploadFolders(dataDir).staging);
}

async function discardAll(pages: readonly InspectedPage[]): Promise<void> {
  for (const { picture } of pages)
    for (const file of [picture.file, picture.plates]) if (file !== null) await discardFile(file.path);
}

async function inspected(content: Buffer, name = "file") {
  const open = () => Promise.resolve(Readable.from([content]));
  const stored = { open, bytes: content.length, name, mostPages: 4 };
  const answer = await inspectArtwork(dataDir, "192.0.2.1", stored);
  if (answer === null) throw new Error("it was there");
  return answer;
}

/** A picture as a camera held sideways writes it: red at the top when it is seen upright. */
function turned(): Promise<Buffer> {
  const red = { create: { width: 20, height: 40, channels: 3, background: "#f00" } } as const;
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: "nobody" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test("a picture is read in a process of its own and encoded anew: upright, without what its file tells of its maker", async () => {
  const answer = await inspected(await turned());
  if (!answer.ok) throw new Error(answer.code);
  const [{ facts, picture }] = answer.pages as [InspectedPage];
  expect(facts).toEqual({
    kind: "picture",
    format: "jpeg",
    widthPx: 40,
    heightPx: 60,
    colours: "rgb",
    hasProfile: true,
    hasTransparency: false,
    pages: 1,
    printedColours: expect.objectContaining({ hues: ["blues", "reds"] }) as object,
  });
  expect(picture).toMatchObject({ widthPx: 40, heightPx: 60, isClear: false });
  const ours = await readFile(picture.file.path);
  const { format, exif, width, height } = await sharp(ours).metadata();
  await discardFile(picture.file.path);
  expect({ format, exif, width, height }).toEqual({ format: "webp", exif: undefined, width: 40, height: 60 });
  const { data } = await sharp(ours).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 40 + x) * 3, (y * 40 + x) * 3 + 3)];
  expect(at(20, 5)[0]).toBeGreaterThan(200);
  expect(at(20, 50)[2]).toBeGreaterThan(200);
  expect(await leftBehind()).toEqual([]);
});

test("a picture that is damaged and a file that is none are told apart, and nothing is left of them", async () => {
  const whole = await sharp({ create: { width: 90, height: 70, channels: 3, background: "#abc" } })
    .png()
    .toBuffer();
  expect(await inspected(whole.subarray(0, whole.length * 0.6))).toEqual({
    ok: false,
    code: "artwork-unreadable",
  });
  expect(await inspected(Buffer.from("PK\u0003\u0004 a parcel"))).toEqual({
    ok: false,
    code: "artwork-archive",
  });
  const { ps } = contents;
  expect(await inspected(ps, "logo.eps")).toEqual({ ok: false, code: "artwork-postscript" });
  expect(await inspected(ps, "logo.ai")).toEqual({ ok: false, code: "artwork-illustrator" });
  expect(await inspected(Buffer.from([1, 2, 3, 4]))).toEqual({ ok: false, code: "artwork-type" });
  expect(await leftBehind()).toEqual([]);
});

test("a document of a few kilobytes that is unpacked to more than a process may hold is refused, and the shop goes on", async () => {
  const packed = bomb(1_500);
  expect(packed.length).toBeLessThan(10_000);
  expect(await inspected(packed)).toEqual({ ok: false, code: "artwork-too-heavy" });
  expect(await leftBehind()).toEqual([]);
});

test("a document whose picture cannot be decoded is refused: without it, it would be another", async () => {
  expect(await inspected(await brokenPicture())).toEqual({ ok: false, code: "artwork-too-heavy" });
  expect(await leftBehind()).toEqual([]);
});

test("documents and drawings are read by the same process", async () => {
  const codes = [];
  for (const content of [await documentOf(94, 54), Buffer.from(drawingFiles["a drawing"] ?? "")]) {
    const answer = await inspected(content);
    codes.push(answer.ok ? answer.pages.map(({ facts }) => facts.kind) : answer.code);
    if (answer.ok) await discardAll(answer.pages);
  }
  expect(codes).toEqual([["document"], ["drawing"]]);
});

/** The colour in the middle of a picture, in sixteenths. */
async function middleOf({ picture }: InspectedPage): Promise<number[]> {
  const { data, info } = await sharp(await readFile(picture.file.path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16));
}

test("each page of a document has facts and a picture of its own, as many as are wanted, and as far as they can be read", async () => {
  const six = await inspected(await pagesOf(["#d02020", "#20d020", "#2020d0", "#d0d020", "#d020d0"]));
  if (!six.ok) throw new Error(six.code);
  const { pages } = six;
  expect(pages.map(({ facts }) => facts)).toMatchObject(
    // 94 x 54 mm, each 3 mm wider than the one before.
    [94, 97, 100, 103].map((widthMm) => ({ pages: 5, pagesRead: 4, printed: { widthMm } })),
  );
  const colours = [];
  for (const page of pages) colours.push(await middleOf(page));
  expect(colours).toEqual([
    [13, 2, 2],
    [2, 13, 2],
    [2, 2, 13],
    [13, 13, 2],
  ]);
  await discardAll(pages);

  const broken = await inspected(await pagesOf(["#d02020", "#20d020", "none"]));
  if (!broken.ok) throw new Error(broken.code);
  expect(broken.pages.map(({ facts }) => facts)).toMatchObject([
    { pages: 3, pagesRead: 2 },
    { pages: 3, pagesRead: 2 },
  ]);
  await discardAll(broken.pages);
  expect(await leftBehind()).toEqual([]);
});

test("where the plates of a page are is a picture beside its own; a page without them has none", async () => {
  const plated = await PDFDocument.load(await pageInInks(["Foil"], "q /I0 cs 1 scn 9 9 50 40 re f Q"));
  const [plain] = await plated.copyPages(await PDFDocument.load(await documentOf(94, 54)), [0]);
  plated.insertPage(0, plain);
  const answer = await inspected(Buffer.from(await plated.save()));
  if (!answer.ok) throw new Error(answer.code);
  expect(answer.pages.map(({ picture }) => picture.plates !== null)).toEqual([false, true]);
  const { file, plates } = answer.pages[1]!.picture;
  const sizes = [];
  for (const { path } of [file, plates!]) {
    const { width, height } = await sharp(await readFile(path)).metadata();
    sizes.push([width, height]);
  }
  // 92 x 57 mm.
  expect(sizes).toEqual([
    [1_600, 991],
    [1_000, 620],
  ]);
  await discardAll(answer.pages);
  expect(await leftBehind()).toEqual([]);
});

test("what nothing is to be seen of is told, whatever kind it is of; white that is an ink of its own is something", async () => {
  const white = (await documentFiles["a page in a white ink"]?.()) ?? Buffer.alloc(0);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 50"><path d="';
  const blanks = [];
  for (const content of [
    await sharp({ create: { width: 90, height: 70, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
    Buffer.from(`${drawing}"/></svg>`),
    Buffer.from(`${drawing}M9 9h.2v30h-.2z"/></svg>`),
    (await documentFiles["an empty page"]?.()) ?? Buffer.alloc(0),
    await documentOf(94, 54, whiteGround),
    white,
  ]) {
    const answer = await inspected(content);
    if (!answer.ok) throw new Error(answer.code);
    blanks.push(answer.pages.map(({ facts }) => facts.isBlank ?? false));
    await discardAll(answer.pages);
  }
  expect(blanks).toEqual([[true], [true], [false], [true], [true], [false]]);
});

test("a store that breaks off is a fault of the store and leaves nothing behind", async () => {
  const breaking = new Readable({
    read() {
      this.destroy(new Error("the bucket is away"));
    },
  });
  const open = () => Promise.resolve(breaking);
  await expect(
    inspectArtwork(dataDir, "192.0.2.1", { open, bytes: 5_000, name: "large.png", mostPages: 1 }),
  ).rejects.toThrow("the bucket is away");
  expect(await leftBehind()).toEqual([]);
});
