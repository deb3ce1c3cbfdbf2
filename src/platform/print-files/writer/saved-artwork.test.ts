import { inflateSync } from "node:zlib";
import { degrees, PDFDocument, PDFName, PDFRawStream, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { describe, expect, test } from "vitest";
import {
  gradientDrawing,
  near,
  photo,
  pixels,
  printFilesOf,
} from "#tests/support/print-files/print-files-of.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";

const POINTS = 72 / 25.4;

/** The streams of a file's pictures, by their filter. */
async function picturesIn(bytes: Buffer) {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  return doc.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const { dict } = object;
    if (dict.get(PDFName.of("Subtype")) !== PDFName.of("Image")) return [];
    const space = dict.lookup(PDFName.of("ColorSpace"));
    return [
      {
        filter: String(dict.get(PDFName.of("Filter"))),
        colours: String(space),
        hasMask: dict.has(PDFName.of("SMask")),
        bytes: Buffer.from(object.contents),
      },
    ];
  });
}

/** A page of 60 x 40 mm seen upright, laid on its side, with 3 mm of bleed that its boxes tell. */
async function turnedPage() {
  const doc = await PDFDocument.create();
  const page = doc.addPage([70 * POINTS, 90 * POINTS]);
  page.setRotation(degrees(90));
  page.setTrimBox(10 * POINTS, 15 * POINTS, 40 * POINTS, 60 * POINTS);
  page.setBleedBox(7 * POINTS, 12 * POINTS, 46 * POINTS, 66 * POINTS);
  page.drawRectangle({
    x: 12 * POINTS,
    y: 17 * POINTS,
    width: 36 * POINTS,
    height: 56 * POINTS,
    color: rgb(1, 0, 0),
  });
  return Buffer.from(await doc.save());
}

describe("pictures keep what they are", () => {
  const card = { page: "standard-business-card", query: "", kind: "picture", artwork: photo } as const;

  test("a JPEG its bytes and its profile", async () => {
    const file = await pixels(120, 90).withIccProfile("srgb").jpeg().toBuffer();
    const [picture] = await picturesIn(await printFilesOf({ ...card, file }).one());
    expect(picture?.bytes.equals(file)).toBe(true);
    expect(picture?.colours).toContain("ICCBased");
  });

  test("a PNG that nothing is seen through its packed pixels", async () => {
    const file = await pixels(120, 90).png().toBuffer();
    const [picture, ...others] = await picturesIn(await printFilesOf({ ...card, file }).one());
    expect(others).toEqual([]);
    expect(inflateSync(picture!.bytes)).toHaveLength(90 * (1 + 120 * 3));
    expect(file.includes(picture!.bytes)).toBe(true);
  });

  test("one with clear ground the clearness of each pixel", async () => {
    const clear = { create: { width: 120, height: 90, channels: 4, background: "#c6336680" } } as const;
    const found = await picturesIn(
      await printFilesOf({ ...card, file: await sharp(clear).png().toBuffer() }).one(),
    );
    expect(found.map(({ hasMask }) => hasMask)).toEqual([false, true]);
    const [mask] = found;
    expect(inflateSync(mask!.bytes)[1]).toBe(0x80);
  });

  test.each(["tiff", "jpeg"] as const)("a %s in four inks its inks", async (format) => {
    const inks = await pixels(120, 90)
      .toColourspace("cmyk")
      .withIccProfile("cmyk")
      .toFormat(format)
      .toBuffer();
    const [picture] = await picturesIn(await printFilesOf({ ...card, file: inks }).one());
    expect(picture?.colours).toContain("ICCBased");
    const bytes = await printFilesOf({ ...card, file: inks }).one();
    expect(bytes.toString("latin1")).toContain("/Alternate /DeviceCMYK");
  });

  test("one that a camera has turned is laid upright", async () => {
    const file = await pixels(90, 120).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const [picture] = (await readPlaced(await printFilesOf({ ...card, file }).one())).filter(
      ({ kind }) => kind === "picture",
    );
    // 92 x 57 of card and bleed are covered by 92 x 69.
    near(picture, { width: 92, height: 69 });
    expect(picture?.quarters).toBe(1);
  });
});

describe("drawings stay drawn", () => {
  test("an SVG has no pixels in it and is whole where words would stand", async () => {
    const bytes = await printFilesOf({
      page: "paper-stickers",
      query: "cutting_id=2&shape_id=2",
      kind: "svg",
      file: Buffer.from(gradientDrawing),
      artwork: { widthPx: 300, heightPx: 200, isClear: true },
    }).one();
    expect(await picturesIn(bytes)).toEqual([]);
    const [form] = (await readPlaced(bytes)).filter(
      ({ layer, kind }) => layer === "Artwork" && kind === "form",
    );
    // 84 % of 50 mm, in the middle of 70.
    near(form, { x: 14, y: 21, width: 42, height: 28 });
  });

  test("a PDF laid on its side that tells where it is cut lies upright, at its size, trim on trim", async () => {
    const file = await turnedPage();
    const { facts } = await readDocument(file);
    const bytes = await printFilesOf({
      page: "paper-stickers",
      query: "cutting_id=2&shape_id=4&size=60x40",
      kind: "pdf",
      file,
      artwork: { widthPx: 660, heightPx: 460, isClear: false, extent: extentOf(facts) },
    }).one();
    const { trim } = await readPrintFile(bytes);
    near(trim, { x: 10, y: 10, width: 60, height: 40 });
    const [form] = (await readPlaced(bytes)).filter(({ kind }) => kind === "form");
    near(form, { x: 7, y: 7, width: 66, height: 46 });
    expect(form?.quarters).toBe(1);
  });
});
