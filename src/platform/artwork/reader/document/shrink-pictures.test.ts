import { PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { fillPictures, largePictures, markPictures } from "./shrink-pictures.ts";

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

function sidesOf({ dict }: PDFStream) {
  return ["Width", "Height"].map((name) => dict.lookup(PDFName.of(name), PDFNumber).asNumber());
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
    const { facts, colourAt } = await foundIn(doc);
    // 2,000 pixels on 100 mm, which are 3.94 inches.
    expect(facts).toMatchObject({ lowestDpi: 508, usesRgb: true });
    expect(colourAt(0.25, 0.6)).toEqual([13, 2, 2]);
    expect(colourAt(0.75, 0.6)).toEqual([1, 4, 12]);
  });

  test("in grey, too", async () => {
    const grey = await photo("#707070").greyscale().toBuffer();
    expect(largePictures((await pageOf(grey)).getPage(0))).toHaveLength(1);
    const { facts, colourAt } = await foundIn(await pageOf(grey));
    expect(facts).toMatchObject({ lowestDpi: 610 });
    expect(colourAt(0.25, 0.6)).toEqual([7, 7, 7]);
  });

  test.each([
    ["no larger than the shop's picture", photo(RED, 1_600, 1_200)],
    ["in four inks", photo(RED).toColourspace("cmyk")],
  ])("%s stay as they are", async (_, picture) => {
    expect(largePictures((await pageOf(await picture.toBuffer())).getPage(0))).toEqual([]);
  });

  test("have as many pixels as are seen of them, none more than the shop's picture", async () => {
    const doc = await pageOf(await photo(RED).toBuffer(), await photo(BLUE, 2_000, 1_500).toBuffer());
    const pictures = largePictures(doc.getPage(0));
    expect([...markPictures(doc, pictures)]).toEqual([
      ["2 x 2", [2_400, 1_800]],
      ["2 x 3", [2_000, 1_500]],
    ]);
    await fillPictures(doc, pictures, (mark) => (mark === "2 x 2" ? 0.25 : 1));
    expect(pictures.map(({ ref }) => sidesOf(doc.context.lookup(ref, PDFStream)))).toEqual([
      [600, 450],
      [1_600, 1_200],
    ]);
  });

  test("whose numbers the file reads in another way are left", async () => {
    const doc = await pageOf(await photo(RED).toBuffer());
    for (const [, stream] of doc.context.enumerateIndirectObjects())
      if (stream instanceof PDFRawStream && stream.dict.has(PDFName.of("ColorSpace")))
        stream.dict.set(PDFName.of("Mask"), doc.context.obj([0, 9, 0, 9, 0, 9]));
    expect(largePictures(doc.getPage(0))).toEqual([]);
  });

  test("that cannot be read come back", async () => {
    const doc = await pageOf(await photo(RED).toBuffer());
    const [picture] = largePictures(doc.getPage(0));
    if (picture === undefined) throw new Error("it is large");
    const torn = PDFRawStream.of(picture.stream.dict, Buffer.from("no picture at all"));
    const pictures = [{ ...picture, stream: torn }];
    markPictures(doc, pictures);
    await fillPictures(doc, pictures, () => 1);
    expect(doc.context.lookup(picture.ref)).toBe(torn);
  });
});
