import { cmyk, PDFArray, PDFDocument, PDFName, type PDFPage, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { templateOf } from "#domain/artwork/template.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { drawTemplate } from "#platform/pdf/template/draw-template.ts";
import { photo, printFilesOf } from "#tests/support/print-files/print-files-of.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";

const POINTS = 72 / 25.4;

/** A card of 90 x 55 mm with that page on it: it is guillotined, so no cut line of the shop's own is in it. */
function printed(file: Buffer): Promise<Buffer> {
  return printFilesOf({ page: "standard-business-card", query: "", kind: "pdf", file, artwork: photo }).one();
}

/** Every ink that anything in a file names, as often as it is described. */
async function platesIn(bytes: Buffer): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const found = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFArray && object.get(0) === PDFName.of("Separation")
        ? [object.lookup(1, PDFName)]
        : [],
    );
  return found.map((name) => name.decodeText()).toSorted();
}

/** What a page paints first lies below all else. */
function paintBelow(page: PDFPage, content: string): void {
  const { context } = page.doc;
  const whole = page.node.normalizedEntries().Contents;
  whole?.insert(0, context.register(context.flateStream(content)));
}

/** A page of 92 x 57 mm, which is a card with its bleed. */
async function pageOf(draw: (page: PDFPage, doc: PDFDocument) => void): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([92 * POINTS, 57 * POINTS]);
  page.drawRectangle({ width: page.getWidth(), height: page.getHeight(), color: cmyk(1, 0, 0, 0) });
  draw(page, doc);
  return Buffer.from(await doc.save());
}

/** Whether the shop's picture of a page and its print file show alike at so many millimetres from the corner of the bleed. */
async function seenAt(file: Buffer, places: readonly (readonly [number, number])[]) {
  const { webp, widthPx } = await readDocument(file);
  const pixels = await sharp(webp).removeAlpha().raw().toBuffer();
  const colourAt = await printedColours(await printed(file));
  const perMm = widthPx / 92;
  return places.map(([x, y]) => {
    const at = 3 * (Math.round(y * perMm) * widthPx + Math.round(x * perMm));
    const picture = [...pixels.subarray(at, at + 3)];
    // The print file has 8 mm round the bleed.
    const print = colourAt(x + 8, y + 8);
    return { print, off: Math.max(...picture.map((value, light) => Math.abs(value - (print[light] ?? 0)))) };
  });
}

describe("the shop's own template, drawn on and sent back", () => {
  async function sentBack(): Promise<Buffer> {
    const template = await drawTemplate(templateOf("card", { widthMm: 90, heightMm: 55 }), "Kisscut");
    const doc = await PDFDocument.load(template, { updateMetadata: false });
    // All of the page: yellow.
    paintBelow(doc.getPage(0), "q 0 0 1 0 k 0 0 500 500 re f Q");
    return Buffer.from(await doc.save());
  }

  test("leaves nothing but the artwork in the print file: no guide, no plate, no second cut line", async () => {
    const bytes = await printed(await sentBack());
    expect(await platesIn(bytes)).toEqual(["All"]);
    const { layers } = await readPrintFile(bytes);
    expect(layers.map(({ name }) => name)).toEqual(["Marks", "Artwork"]);
    const colourAt = await printedColours(bytes);
    // On the bleed, which is 1 mm wide, and on the middle: the same yellow.
    expect(colourAt(50, 8.4)).toEqual(colourAt(50, 35));
  });

  test("is not told of lines, inks or layers that are the template's", async () => {
    const { facts } = await readDocument(await sentBack());
    expect(facts).toMatchObject({ spotInks: [], thinnestLineMm: null, hasHiddenLayers: false });
    expect(facts).not.toHaveProperty("ownCut");
  });

  test("nor are its guides printed where a program has mixed their inks anew and dropped what prints", async () => {
    const file = await pageOf((page, doc) => {
      const { context, catalog } = doc;
      const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of("Guide Safe 2") }));
      catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { ON: [layer] } }));
      page.node.Resources()?.set(PDFName.of("Properties"), context.obj({ L: layer }));
      page.node.addContentStream(
        context.register(context.flateStream("/OC /L BDC 0 1 0 0 k 0 0 500 500 re f EMC")),
      );
    });
    const [seen] = await seenAt(file, [[30, 30]]);
    expect(seen?.print[1]).toBeGreaterThan(100);
    expect((await readDocument(file)).facts).toMatchObject({ hasHiddenLayers: false });
  });
});

describe("picture and print file are of one page", () => {
  test("without the customer's own cut line", async () => {
    const file = await pageOf((page, { context }) => {
      const mix = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 };
      const cut = [PDFName.of("Separation"), PDFName.of("CutContour"), PDFName.of("DeviceCMYK"), mix];
      page.node
        .Resources()
        ?.set(PDFName.of("ColorSpace"), context.obj({ C: context.register(context.obj(cut)) }));
      page.node.addContentStream(context.register(context.flateStream("/C CS 1 SCN 20 w 0 80 m 300 80 l S")));
    });
    expect(await platesIn(await printed(file))).toEqual(["All"]);
    const [on, beside] = await seenAt(file, [
      [46, 57 - 80 / POINTS],
      [46, 10],
    ]);
    expect(on?.print).toEqual(beside?.print);
    expect(on?.off).toBeLessThan(6);
  });

  test("without a layer that is off, with white that overprints, and with a stamp", async () => {
    const file = await pageOf((page, { context, catalog }) => {
      const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of("Draft") }));
      catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
      page.node.Resources()?.set(PDFName.of("Properties"), context.obj({ L: layer }));
      page.node.Resources()?.set(PDFName.of("ExtGState"), context.obj({ O: { op: true, OPM: 1 } }));
      const drawn = "/OC /L BDC 0 0 0 1 k 20 20 40 40 re f EMC q /O gs 0 0 0 0 k 100 20 40 40 re f Q";
      page.node.addContentStream(context.register(context.flateStream(drawn)));
      const picture = context.flateStream("0 0 0 1 k 0 0 40 40 re f", { BBox: [0, 0, 40, 40] });
      const note = { Type: "Annot", Subtype: "Stamp", Rect: [180, 20, 220, 60], F: 4 };
      page.node.addAnnot(context.register(context.obj({ ...note, AP: { N: context.register(picture) } })));
    });
    const y = 57 - 40 / POINTS;
    const [layer, white, stamp, ground] = await seenAt(file, [
      [40 / POINTS, y],
      [120 / POINTS, y],
      [200 / POINTS, y],
      [46, 10],
    ]);
    expect(layer?.print).toEqual(ground?.print);
    expect(white?.print).toEqual([255, 255, 255]);
    expect(Math.max(...(stamp?.print ?? []))).toBeLessThan(60);
    for (const seen of [layer, white, stamp, ground]) expect(seen?.off).toBeLessThan(6);
  });

  test("with lines before the document, as mail programs put them there", async () => {
    const file = Buffer.concat([
      Buffer.from("Content-Type: application/pdf\r\n\r\n"),
      await pageOf(() => undefined),
    ]);
    const [seen] = await seenAt(file, [[30, 30]]);
    expect(seen?.print[0]).toBeLessThan(60);
    expect(seen?.off).toBeLessThan(6);
  });

  test("in a document that may not be changed, too", async () => {
    const doc = await PDFDocument.create();
    const page = doc.addPage([92 * POINTS, 57 * POINTS]);
    page.drawRectangle({ width: page.getWidth(), height: page.getHeight(), color: cmyk(0, 1, 0, 0) });
    doc.encrypt({ ownerPassword: "secret", userPassword: "" });
    const [seen] = await seenAt(Buffer.from(await doc.save()), [[30, 30]]);
    expect(seen?.print[1]).toBeLessThan(60);
    expect(seen?.off).toBeLessThan(6);
  });
});
