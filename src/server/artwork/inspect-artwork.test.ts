import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#server/files/staged-file.ts";
import { uploadFolders } from "#server/files/upload-folders.ts";
import {
  bomb,
  brokenPicture,
  documentFiles,
  documentOf,
  whiteGround,
} from "#tests/support/artwork/documents.ts";
import { drawingFiles } from "#tests/support/artwork/drawings.ts";
import { contents } from "#tests/support/bodies/special-upload.ts";
import { inspectArtwork } from "./inspect-artwork.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kisscut-artwork-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What the shop holds of files that were read, besides the pictures that were given on. */
function leftBehind(): Promise<string[]> {
  return readdir(uploadFolders(dataDir).staging);
}

async function inspected(content: Buffer, name = "file") {
  const open = () => Promise.resolve(Readable.from([content]));
  const answer = await inspectArtwork(dataDir, "192.0.2.1", { open, bytes: content.length, name });
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
  const { facts, picture } = answer;
  expect(facts).toEqual({
    kind: "picture",
    format: "jpeg",
    widthPx: 40,
    heightPx: 60,
    colours: "rgb",
    hasProfile: true,
    hasTransparency: false,
    pages: 1,
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
    codes.push(answer.ok ? answer.facts.kind : answer.code);
    if (answer.ok) await discardFile(answer.picture.file.path);
  }
  expect(codes).toEqual(["document", "drawing"]);
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
    blanks.push(answer.facts.isBlank ?? false);
    await discardFile(answer.picture.file.path);
  }
  expect(blanks).toEqual([true, true, false, true, true, false]);
});

test("a store that breaks off is a fault of the store and leaves nothing behind", async () => {
  const breaking = new Readable({
    read() {
      this.destroy(new Error("the bucket is away"));
    },
  });
  const open = () => Promise.resolve(breaking);
  await expect(
    inspectArtwork(dataDir, "192.0.2.1", { open, bytes: 5_000, name: "large.png" }),
  ).rejects.toThrow("the bucket is away");
  expect(await leftBehind()).toEqual([]);
});
