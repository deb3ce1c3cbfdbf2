import {
  cmyk,
  concatTransformationMatrix,
  drawObject,
  type PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import sharp, { type Sharp } from "sharp";
import { box, documentOf, pagesOf } from "./documents.ts";
import { inkTiff } from "./pictures.ts";

/** Colours side by side, one below the other, so many pixels high each. */
function bands(colours: readonly string[], width: number, height: number): Sharp {
  const made = colours.map((background, at) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left: 0,
    top: at * height,
  }));
  const create = { width, height: height * colours.length, channels: 3, background: "#fff" } as const;
  return sharp({ create }).composite(made);
}

/** Pictures whose colours are looked at, sharp on a card of 90 x 50 mm with 2 mm of bleed. */
export const colourPictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a photo of nature": () =>
    bands(["#507832", "#82aac8", "#e0ac8c", "#8d553c", "#141414"], 1880, 216)
      .jpeg({ quality: 95 })
      .toBuffer(),
  "a logo in the green of a screen": () => bands(["#00ff00"], 1880, 1080).png().toBuffer(),
  "a logo in two colours of a screen": () =>
    bands(["#00f", "#00f", "#fff", "#ff00ff"], 1880, 270).png().toBuffer(),
  "a logo in colours that inks have": () => bands(["#c81e5a", "#008080", "#000"], 1880, 360).png().toBuffer(),
  "a photo with a spot of green": () =>
    bands([...Array<string>(119).fill("#507832"), "#00ff00"], 1880, 9)
      .png()
      .toBuffer(),
  "a black of all inks": () => Promise.resolve(inkTiff(1880, 1080, [100, 100, 100, 100])),
  "a deep black": () => Promise.resolve(inkTiff(1880, 1080, [75, 75, 75, 90])),
  "a rich black": () => Promise.resolve(inkTiff(1880, 1080, [60, 50, 50, 100])),
  "black on a screen": () => bands(["#000"], 1880, 1080).png().toBuffer(),
};

/** A picture in percent of four inks as a JPEG, which has them written the other way round. */
function inkJpeg(width: number, height: number, percent: readonly number[]): Promise<Buffer> {
  return sharp(inkTiff(width, height, percent))
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A photo in so much percent of four inks over the whole page; its numbers stand as JPEGs write them, or are the inks. */
function inkPhoto(percent: readonly number[], isTurned: boolean) {
  return async (page: PDFPage, { context }: PDFDocument) => {
    const jpeg = await inkJpeg(1200, 690, isTurned ? percent : percent.map((ink) => 100 - ink));
    const told = { Type: "XObject", Subtype: "Image", Width: 1200, Height: 690, BitsPerComponent: 8 };
    const decode = isTurned ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {};
    const colours = { ColorSpace: "DeviceCMYK", Filter: "DCTDecode" };
    const picture = context.stream(jpeg, { ...told, ...colours, ...decode });
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(page.getWidth(), 0, 0, page.getHeight(), 0, 0),
      drawObject(page.node.newXObject("Photo", context.register(picture))),
      popGraphicsState(),
    );
  };
}

/** A square of so many points in all four inks. */
function darkSquare(page: PDFPage, at: number, size: number): void {
  page.drawSquare({ x: at, y: at, size, color: cmyk(1, 1, 1, 1) });
}

/** Documents whose colours are looked at, for the same card. */
export const colourDocuments: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a page in colours of a screen alone": () => pagesOf(["#0000ff"]),
  "a page in calm colours of a screen": () => pagesOf(["#507832"]),
  "a page with a black of all inks": () => documentOf(94, 54, (page) => darkSquare(page, 20, 50)),
  "a page with a dark photo in four inks": () => documentOf(94, 54, inkPhoto([100, 80, 80, 90], true)),
  "a page with a light photo in four inks": () => documentOf(94, 54, inkPhoto([10, 5, 0, 0], false)),
  "a page with bars of colour beside it": () =>
    documentOf(114, 74, (page) => {
      page.setBleedBox(...box(page, 10));
      page.setTrimBox(...box(page, 12));
      darkSquare(page, 0, 20);
    }),
};
