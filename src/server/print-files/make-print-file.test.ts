import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#server/files/staged-file.ts";
import { uploadFolders } from "#server/files/upload-folders.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { makePrintFile } from "./make-print-file.ts";
import { pressInks } from "#server/pdf/print-file/inks.ts";
import { usualPlates } from "#domain/catalogue/press.ts";
import type { PrintJob, PrintSide } from "./print-job.ts";

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
      isMirrored: false,
      edges: null,
    },
  ],
  through: null,
  holes: null,
  isCutRound: false,
};

function made(kind: PrintSide["kind"], content: Buffer) {
  const side = { piece: label, sheet: null, kind, sha256: "", bytes: content.length, pictureBytes: 0 };
  const cutting = {
    inks: pressInks(usualPlates),
    outline: "kissCut",
    hasBacking: false,
    crease: null,
  } as const;
  const job: PrintJob = {
    title: "R1",
    author: "Kisscut",
    madeAt: "2027-03-10T00:00:00.000Z",
    cutting,
    sides: [side],
  };
  return makePrintFile(dataDir, job, [{ file: Readable.from([content]), picture: null }]);
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

test("what is not what it says it is, or takes all memory, ends alone: the reason is told and nothing is left behind", async () => {
  expect(await made("picture", Buffer.from("no picture"))).toEqual({ ok: false, code: "unreadable" });
  expect(await made("pdf", Buffer.from("%PDF-1.7\nnothing"))).toEqual({ ok: false, code: "unreadable" });
  expect(await made("pdf", await bomb())).toEqual({ ok: false, code: "too-heavy" });
  expect(await readdir(uploadFolders(dataDir).staging)).toEqual([]);
});
