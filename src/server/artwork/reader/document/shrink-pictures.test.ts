import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { shrinkPictures } from "./shrink-pictures.ts";

// In sixteenths 13, 2, 2 and 1, 4, 12.
const RED = "#d02020";
const BLUE = "#1040c0";

/** A JPEG of one colour, 2,400 x 1,800 pixels unless said. */
function photo(background: string, width = 2_400, height = 1_800) {
  return sharp({ create: { width, height, channels: 3, background } }).jpeg({ quality: 95 });
}

/** A page of 200 x 100 mm with JPEGs side by side, each 100 mm wide and 75 mm high. */
async function pageOf(...jpegs: readonly Buffer[]): Promise<PDFDocument> {
  const doc = await PDFDocument.create();
  const mm = 72 / 25.4;
  const page = doc.addPage([200 * mm, 100 * mm]);
  for (const [at, jpeg] of jpegs.entries())
    page.drawImage(await doc.embedJpg(jpeg), { x: at * 100 * mm, y: 0, width: 100 * mm, height: 75 * mm });
  // As it comes out of a file: what is embedded stands in it.
  return PDFDocument.load(await doc.save());
}

async function foundIn(doc: PDFDocument) {
  const { facts, webp } = await readDocument(Buffer.from(await doc.save()));
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16));
  };
  return { facts, colourAt };
}

describe("large JPEGs of a page", () => {
  test("are painted from fewer pixels, and measured as they are", async () => {
    const doc = await pageOf(await photo(RED).toBuffer(), await photo(BLUE, 2_000, 1_500).toBuffer());
    expect([...(await shrinkPictures(doc)).values()]).toEqual([
      [2_400, 1_800],
      [2_000, 1_500],
    ]);
    const { facts, colourAt } = await foundIn(
      await pageOf(await photo(RED).toBuffer(), await photo(BLUE, 2_000, 1_500).toBuffer()),
    );
    // 2,000 pixels on 100 mm, which are 3.94 inches.
    expect(facts).toMatchObject({ lowestDpi: 508, usesRgb: true });
    expect(colourAt(0.25, 0.6)).toEqual([13, 2, 2]);
    expect(colourAt(0.75, 0.6)).toEqual([1, 4, 12]);
  });

  test("in grey, too", async () => {
    const grey = await photo("#707070").greyscale().toBuffer();
    expect((await shrinkPictures(await pageOf(grey))).size).toBe(1);
    const { facts, colourAt } = await foundIn(await pageOf(grey));
    expect(facts).toMatchObject({ lowestDpi: 610 });
    expect(colourAt(0.25, 0.6)).toEqual([7, 7, 7]);
  });

  test.each([
    ["no larger than the shop's picture", photo(RED, 1_600, 1_200)],
    ["in four inks", photo(RED).toColourspace("cmyk")],
  ])("%s stay as they are", async (_, picture) => {
    expect((await shrinkPictures(await pageOf(await picture.toBuffer()))).size).toBe(0);
  });

  test("that cannot be read stay, and so do those whose numbers the file reads in another way", async () => {
    const jpeg = await photo(RED).toBuffer();
    for (const change of ["broken", "keyed"] as const) {
      const doc = await pageOf(jpeg);
      for (const [ref, stream] of doc.context.enumerateIndirectObjects()) {
        if (!(stream instanceof PDFRawStream) || !stream.dict.has(PDFName.of("ColorSpace"))) continue;
        if (change === "keyed") stream.dict.set(PDFName.of("Mask"), doc.context.obj([0, 9, 0, 9, 0, 9]));
        else doc.context.assign(ref, PDFRawStream.of(stream.dict, Buffer.from("no picture at all")));
        expect(stream.dict.lookup(PDFName.of("Width"), PDFNumber).asNumber()).toBe(2_400);
      }
      expect((await shrinkPictures(doc)).size).toBe(0);
    }
  });
});
