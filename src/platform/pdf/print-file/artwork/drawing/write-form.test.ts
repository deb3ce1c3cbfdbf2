import { decodePDFRawStream, PDFDocument, PDFName, PDFOperator, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { formPixels, normalDrawing } from "#platform/artwork/drawing/normal-drawing.ts";
import { drawingsByKind } from "#tests/support/artwork/drawings-by-kind.ts";
import { largestDifferenceMm2 } from "#tests/support/print-files/largest-difference.ts";
import { paintedPage, type Raster } from "#tests/support/print-files/painted-page.ts";
import { drawingObject } from "./write-form.ts";

const DPI = 120;
/** Filters are printed as for a piece of a quarter of the length, for speed. */
const EFFECTS = 0.25;
const WIDTH_MM = 90;
const POINTS_PER_MM = 72 / 25.4;

type Normal = Awaited<ReturnType<typeof normalDrawing>>;

/** A page with nothing on it but the drawing, 90 mm wide. */
async function printed(drawing: Normal): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const unitMm = WIDTH_MM / drawing.width;
  const heightMm = drawing.height * unitMm;
  const page = doc.addPage([WIDTH_MM * POINTS_PER_MM, heightMm * POINTS_PER_MM]);
  const object = await drawingObject(doc.context, drawing, { unitMm: unitMm * EFFECTS });
  page.node.set(PDFName.of("Resources"), doc.context.obj({ XObject: { Drawing: object } }));
  const scale = unitMm * POINTS_PER_MM;
  const place = `${scale} 0 0 ${-scale} 0 ${heightMm * POINTS_PER_MM} cm`;
  page.pushOperators(...[place, "/Drawing Do"].map((words) => PDFOperator.of(words as never)));
  return doc.save({ useObjectStreams: false });
}

/** What the customer is shown, as large as a page was painted. */
async function shown({ form }: Normal, { width, height }: Raster): Promise<Raster> {
  const data = await sharp(formPixels(form, width))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
}

describe.each(Object.entries(drawingsByKind))("%s", (_kind, drawings) => {
  test.each(Object.entries(drawings))("%s is printed as it is shown", async (_name, svg) => {
    const drawing = await normalDrawing(Buffer.from(svg));
    const page = await paintedPage(await printed(drawing), DPI);
    expect(largestDifferenceMm2(await shown(drawing, page), page, DPI)).toBeLessThan(0.5);
  });
});

/** The operators of all contents and the names in all dictionaries of a file. */
async function writtenIn(svg: string): Promise<string> {
  const doc = await PDFDocument.load(await printed(await normalDrawing(Buffer.from(svg))));
  const parts = doc.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${String(object.dict)} ${Buffer.from(decodePDFRawStream(object).decode()).toString("latin1")}`
        : String(object),
    );
  return parts.join("\n");
}

const names = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"';

test("neutral colours are written in black ink alone, also where they are seen through; others in the colours of a screen", async () => {
  const stops = '<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>';
  const neutral = `<linearGradient id="g">${stops}</linearGradient><rect width="90" height="60" fill="url(#g)"/><g opacity=".5"><path d="M5 5h20v20z" fill="#333"/></g>`;
  const black = await writtenIn(`<svg ${names}>${neutral}</svg>`);
  expect(black).toContain("0.2 g");
  expect(black).not.toMatch(/\/Screen cs|\/ColorSpace \/DeviceRGB|\/CS \/DeviceRGB/);
  const coloured = await writtenIn(`<svg ${names}><path d="M5 5h20v20z" fill="#336699"/></svg>`);
  expect(coloured).toContain("/Screen cs 0.2 0.4 0.6 scn");
});

test("a drawing that blends is mixed by itself, as a screen mixes it", async () => {
  const blending = `<svg ${names}><rect width="9" height="9" fill="red"/><rect width="9" height="9" fill="#ff0" style="mix-blend-mode:multiply"/></svg>`;
  expect(await writtenIn(blending)).toMatch(
    /\/BM \/Multiply[^]*\/CS \/DeviceRGB|\/CS \/DeviceRGB[^]*\/BM \/Multiply/,
  );
});

test("only what has a filter becomes pixels", async () => {
  const filter = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>';
  const drawn = await writtenIn(
    `<svg ${names}>${filter}<path d="M5 5h20v20z"/><circle cx="60" cy="30" r="9" fill="#c00" filter="url(#f)"/></svg>`,
  );
  expect(drawn.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(drawn).toContain("5 5 m");
});
