import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#platform/files/staged-file.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { makePrintFile } from "./make-print-file.ts";
import { pressInks } from "#platform/pdf/print-file/inks.ts";
import { usualPlates } from "#domain/catalogue/press.ts";
import type { PrintSide } from "./print-job.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kisscut-print-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const trim = { x: 0, y: 0, width: 60, height: 40 };
const bleed = { x: -2, y: -2, width: 64, height: 44 };
const label: PrintSide["piece"] = {
  widthMm: 60,
  heightMm: 40,
  bleedMm: 2,
  parts: [
    {
      trim,
      cut: "M0 0h60v40h-60Z",
      bleed,
      bled: "M-2 -2h64v44h-64Z",
      box: bleed,
      fit: "cover",
      turn: 0,
      mirrored: [],
      spreadMm: 0,
      edges: null,
    },
  ],
  through: null,
  holes: null,
  isCutRound: false,
};

const cutting = {
  inks: pressInks(usualPlates),
  outline: "kissCut",
  hasBacking: false,
  crease: null,
} as const;
const job = { title: "R1", author: "Kisscut", madeAt: "2027-03-10T00:00:00.000Z", cutting };

function sideOf(kind: PrintSide["kind"], sha256: string, bytes: number): PrintSide {
  return { piece: label, sheet: null, kind, page: 1, printed: null, sha256, bytes, pictureBytes: 0 };
}

function made(kind: PrintSide["kind"], content: Buffer) {
  const sides = [sideOf(kind, "", content.length)];
  return makePrintFile(dataDir, { ...job, sides }, [{ file: Readable.from([content]), picture: null }]);
}

/** A page whose content is packed so often that a few bytes become half a gigabyte each. */
async function bomb(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([170, 113]);
  const packed = deflateSync(deflateSync(Buffer.alloc(600_000_000, "0 0 m "), { level: 1 }));
  const content = doc.context.stream(packed, { Filter: ["FlateDecode", "FlateDecode"] });
  page.node.set(PDFName.of("Contents"), doc.context.register(content));
  return Buffer.from(await doc.save());
}

test("a print file is made in a process of its own", async () => {
  const doc = await PDFDocument.create();
  doc.addPage([170, 113]).drawCircle({ x: 85, y: 56, size: 40 });
  const answer = await made("pdf", Buffer.from(await doc.save()));
  if (!answer.ok) throw new Error(answer.code);
  const { inks } = await readPrintFile(await readFile(answer.file.path));
  expect([...inks.values()].map(({ name }) => name)).toEqual(["CutContour", "All"]);
  await discardFile(answer.file.path);
});

test("both sides are made at once, each of its own file or of the one before", async () => {
  const [plum, pear] = await Promise.all(
    ["#803050", "#90b040"].map((background) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  if (!plum || !pear) throw new Error("no pictures");
  const picture = null;
  const front = () => ({ file: Readable.from([plum]), picture });
  const answers = [
    await makePrintFile(
      dataDir,
      { ...job, sides: [sideOf("picture", "1", plum.length), sideOf("picture", "2", pear.length)] },
      [front(), { file: Readable.from([pear]), picture }],
    ),
    await makePrintFile(
      dataDir,
      { ...job, sides: [sideOf("picture", "1", plum.length), sideOf("picture", "1", 0)] },
      [front(), { file: null, picture }],
    ),
  ];
  const pictures: number[] = [];
  for (const answer of answers) {
    if (!answer.ok) throw new Error(answer.code);
    const doc = await PDFDocument.load(await readFile(answer.file.path), { updateMetadata: false });
    expect(doc.getPageCount()).toBe(2);
    const streams = doc.context.enumerateIndirectObjects().map(([, object]) => object);
    pictures.push(streams.filter((stream) => /\/Subtype \/Image/.test(String(stream))).length);
    await discardFile(answer.file.path);
  }
  expect(pictures).toEqual([2, 1]);
});

test("what is not what it says it is, or takes all memory, ends alone: the reason is told and nothing is left behind", async () => {
  expect(await made("picture", Buffer.from("no picture"))).toEqual({ ok: false, code: "unreadable" });
  expect(await made("pdf", Buffer.from("%PDF-1.7\nnothing"))).toEqual({ ok: false, code: "unreadable" });
  expect(await made("pdf", await bomb())).toEqual({ ok: false, code: "too-heavy" });
  expect(await readdir(uploadFolders(dataDir).staging)).toEqual([]);
});
