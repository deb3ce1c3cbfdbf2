import { randomBytes } from "node:crypto";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import {
  concatTransformationMatrix,
  drawObject,
  fill,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  degrees,
  PDFDocument,
  PDFName,
  PDFString,
  type PDFPage,
  rectangle,
  rgb,
  StandardFonts,
  cmyk,
} from "@cantoo/pdf-lib";
import { flat } from "./pictures.ts";

const POINTS_PER_MM = 72 / 25.4;
export function pt(mm: number): number {
  return mm * POINTS_PER_MM;
}

type Draw = (page: PDFPage, doc: PDFDocument) => void | Promise<void>;

/** A document of one page of so many millimetres, filled with a colour of the press. */
export async function documentOf(
  widthMm: number,
  heightMm: number,
  draw: Draw = () => undefined,
): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(widthMm), pt(heightMm)]);
  page.drawRectangle({
    x: 0,
    y: 0,
    width: page.getWidth(),
    height: page.getHeight(),
    color: cmyk(0, 0.2, 0.4, 0),
  });
  await draw(page, doc);
  return Buffer.from(await doc.save());
}

/**
 * A document of one page for each colour, its size 94 x 54 mm and each 3 mm wider than the one before; "none" is a page that cannot be read,
 * since it is painted with a picture of more pixels than the shop opens.
 */
export async function pagesOf(colours: readonly string[]): Promise<Buffer> {
  const doc = await PDFDocument.create();
  for (const [at, colour] of colours.entries()) {
    const page = doc.addPage([pt(94 + 3 * at), pt(54)]);
    const [red, green, blue] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16) / 255);
    const size = { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() };
    if (colour !== "none") page.drawRectangle({ ...size, color: rgb(red ?? 0, green ?? 0, blue ?? 0) });
    else {
      const told = { Type: "XObject", Subtype: "Image", Width: 99_999, Height: 99_999, BitsPerComponent: 1 };
      const picture = doc.context.stream("", { ...told, ColorSpace: "DeviceGray" });
      const name = page.node.newXObject("Vast", doc.context.register(picture));
      page.node.addContentStream(
        doc.context.register(doc.context.stream(`q 200 0 0 100 0 0 cm ${name.asString()} Do Q`)),
      );
    }
  }
  return Buffer.from(await doc.save());
}

/** A box of a page, so many millimetres within it. */
export function box(page: PDFPage, marginMm: number): [number, number, number, number] {
  const margin = pt(marginMm);
  return [margin, margin, page.getWidth() - 2 * margin, page.getHeight() - 2 * margin];
}

/** Places a photo of so many pixels over the whole page. */
function photo(widthPx: number, heightPx: number): Draw {
  return async (page, doc) => {
    const picture = await doc.embedJpg(await flat(widthPx, heightPx).jpeg().toBuffer());
    page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  };
}

/** No ink over the whole page. */
export function whiteGround(page: PDFPage): void {
  page.drawRectangle({ width: page.getWidth(), height: page.getHeight(), color: cmyk(0, 0, 0, 0) });
}

/** A square in an ink of its own, by that name. */
const spotInk =
  (name: string, mixed: readonly number[] = [0, 1, 0, 0]): Draw =>
  (page, doc) => {
    const mix = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...mixed], N: 1 };
    const ink = doc.context.obj([PDFName.of("Separation"), PDFName.of(name), PDFName.of("DeviceCMYK"), mix]);
    page.node.normalizedEntries().Resources.set(PDFName.of("ColorSpace"), doc.context.obj({ Ink: ink }));
    page.pushOperators(
      pushGraphicsState(),
      PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of("Ink")]),
      PDFOperator.of(PDFOperatorNames.NonStrokingColorN, ["1"]),
      rectangle(20, 20, 50, 50),
      fill(),
      popGraphicsState(),
    );
  };

/** A path that is stroked in an ink for cut lines: operators in points from the lower left corner. */
export function strokedCut(path: string, name = "CutContour"): Draw {
  return (page, { context }) => {
    const mix = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 };
    const ink = context.obj([PDFName.of("Separation"), PDFName.of(name), PDFName.of("DeviceCMYK"), mix]);
    page.node.normalizedEntries().Resources.set(PDFName.of("ColorSpace"), context.obj({ Ink: ink }));
    page.node.addContentStream(context.register(context.flateStream(`q /Ink CS 1 SCN 0.25 w ${path} S Q`)));
  };
}

const line =
  (thicknessPt: number): Draw =>
  (page) =>
    page.drawLine({
      start: { x: 0, y: 0 },
      end: { x: 50, y: 50 },
      thickness: thicknessPt,
      color: cmyk(0, 0, 0, 1),
    });

async function protectedBy(password: { userPassword?: string; ownerPassword: string }): Promise<Buffer> {
  const doc = await PDFDocument.create();
  doc.addPage([pt(94), pt(54)]);
  doc.encrypt(password);
  return Buffer.from(await doc.save());
}

/** Documents as customers send them, most for a card of 90 x 50 mm with 2 mm of bleed. */
export const documentFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a page with its bleed": () => documentOf(94, 54),
  "a page with boxes": () =>
    documentOf(114, 74, (page) => {
      page.setBleedBox(...box(page, 10));
      page.setTrimBox(...box(page, 12));
    }),
  "a page with marks round its trim": () => documentOf(114, 74, (page) => page.setTrimBox(...box(page, 12))),
  "a page with a trim inside its bleed": () => documentOf(94, 54, (page) => page.setTrimBox(...box(page, 2))),
  "a page without bleed": () => documentOf(90, 50),
  "a page turned by a quarter": () => documentOf(54, 94, (page) => page.setRotation(degrees(90))),
  "an upright page": () => documentOf(54, 94),
  "a page in other proportions": () => documentOf(94, 94),
  "a page at twice its size": () => documentOf(188, 108),
  "a page in units of two points": () =>
    documentOf(47, 27, (page, doc) => page.node.set(PDFName.of("UserUnit"), doc.context.obj(2))),
  "a page with a sharp photo": () => documentOf(94, 54, photo(1200, 690)),
  "a page with a coarse photo": () => documentOf(94, 54, photo(400, 230)),
  "a page with colours of a screen": () =>
    documentOf(94, 54, (page) => page.drawCircle({ x: 50, y: 50, size: 20, color: rgb(0, 1, 0) })),
  "a page with text in a font that is not there": () =>
    documentOf(94, 54, async (page, doc) =>
      page.drawText("Kisscut", {
        x: 20,
        y: 20,
        font: await doc.embedFont(StandardFonts.Helvetica),
        color: cmyk(0, 0, 0, 1),
      }),
    ),
  "a page with an ink of its own": () => documentOf(94, 54, spotInk("Gold 871")),
  "a page with an ink whose name has control characters": () =>
    documentOf(94, 54, spotInk("Go\u0000ld\u001b 871")),
  "a page in a white ink": () =>
    documentOf(94, 54, async (page, doc) => {
      whiteGround(page);
      await spotInk("White", [0, 0, 0, 0])(page, doc);
    }),
  "a page with a cut line": () => documentOf(94, 54, spotInk("CutContour")),
  "a page with a hairline": () => documentOf(94, 54, line(0.1)),
  "a page with a line": () => documentOf(94, 54, line(1)),
  "a page with opacity": () =>
    documentOf(94, 54, (page) =>
      page.drawSquare({ x: 9, y: 9, size: 20, opacity: 0.5, color: cmyk(1, 0, 0, 0) }),
    ),
  "a page with a hidden layer": () =>
    documentOf(94, 54, (page, { catalog, context }) => {
      const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of("Notes") }));
      catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
      page.node.normalizedEntries().Resources.set(PDFName.of("Properties"), context.obj({ Off: layer }));
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of("OC"), PDFName.of("Off")]),
        rectangle(20, 20, 50, 50),
        fill(),
        PDFOperator.of(PDFOperatorNames.EndMarkedContent),
      );
    }),
  "a page with a comment": () =>
    documentOf(94, 54, (page, { context }) =>
      page.node.addAnnot(
        context.register(
          context.obj({
            Type: "Annot",
            Subtype: "Text",
            Rect: [10, 10, 30, 30],
            Contents: PDFString.of("Bigger!"),
          }),
        ),
      ),
    ),
  "a page with a stamp": () =>
    documentOf(94, 54, (page, { context }) => {
      const picture = context.flateStream("0 0 0 1 k 0 0 30 20 re f", { BBox: [0, 0, 30, 20] });
      const note = { Type: "Annot", Subtype: "Stamp", Rect: [10, 10, 40, 30], F: 4 };
      page.node.addAnnot(context.register(context.obj({ ...note, AP: { N: context.register(picture) } })));
    }),
  "three pages": () =>
    documentOf(94, 54, (_page, doc) => {
      doc.addPage([pt(94), pt(54)]);
      doc.addPage([pt(94), pt(54)]);
    }),
  "an empty page": async () => {
    const doc = await PDFDocument.create();
    doc.addPage([pt(94), pt(54)]);
    return Buffer.from(await doc.save());
  },
  "a drawing of Illustrator": async () =>
    Buffer.concat([await documentOf(94, 54), Buffer.from("\n%AIPrivateData1\n")]),
  "a document that may not be copied": () => protectedBy({ ownerPassword: "secret", userPassword: "" }),
  "a document with a password": () => protectedBy({ ownerPassword: "secret", userPassword: "open" }),
  "a document that is cut short": async () => (await documentOf(94, 54)).subarray(0, 300),
  "a document of noise": () =>
    Promise.resolve(Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from("noise ".repeat(500))])),
  "a document of 12 MB of noise": () =>
    Promise.resolve(Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(12_000_000)])),
  "a document of noise with an end": () =>
    Promise.resolve(
      Buffer.concat([
        Buffer.from("%PDF-1.7\n"),
        randomBytes(1_000_000),
        Buffer.from("\nstartxref\n0\n%%EOF"),
      ]),
    ),
};

/** A page with a picture in JPEG 2000 that is none. */
export function brokenPicture(): Promise<Buffer> {
  return documentOf(94, 54, (page, { context }) => {
    const told = { Type: "XObject", Subtype: "Image", Width: 40, Height: 30, BitsPerComponent: 8 };
    const picture = context.stream("no picture", { ...told, ColorSpace: "DeviceGray", Filter: "JPXDecode" });
    const name = page.node.newXObject("Broken", context.register(picture));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(100, 0, 0, 75, 20, 20),
      drawObject(name),
      popGraphicsState(),
    );
  });
}

/** A document of one page whose content is given as it stands in the file. */
function withContent(filters: string, content: Buffer): Buffer {
  const objects = [
    Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
    Buffer.from("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    Buffer.from("<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<<>>/Contents 4 0 R>>"),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter${filters}>>stream\n`),
      content,
      Buffer.from("\nendstream"),
    ]),
  ];
  const parts = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]),
  );
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...parts,
    Buffer.from("trailer\n<</Size 5/Root 1 0 R>>\n%%EOF"),
  ]);
}

/** Bytes that are unpacked to so many megabytes of spaces: one piece, written again and again. */
function spaces(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1_048_576, 0x20), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const header = Buffer.from([0x78, 0xda]);
  const end = Buffer.from([3, 0]);
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => piece), end]);
}

/** A few kilobytes, packed twice, that become so many megabytes. */
export function bomb(megabytes: number): Buffer {
  return withContent("[/FlateDecode/FlateDecode]", deflateSync(spaces(megabytes), { level: 9 }));
}
