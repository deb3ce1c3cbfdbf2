import {
  concatTransformationMatrix,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
} from "@cantoo/pdf-lib";
import type { Box } from "#domain/preview/scene.ts";
import { drawArtwork, type EmbeddedFiles, embedFiles, objectsOn } from "./draw-artwork.ts";
import { drawShape, inLayer } from "./draw-shape.ts";
import { defineInks } from "./inks.ts";
import { defineLayers } from "./layers.ts";
import { defineSymbols } from "./symbols.ts";
import type { PrintFile, PrintPage } from "./print-file.ts";
import { tagColours } from "./tagged-colours.ts";
import { asPdfX } from "./pdf-x.ts";
import { pressCondition } from "#platform/profiles/press-profile.ts";

const POINTS_PER_MM = 72 / 25.4;

/** Points from the lower left corner, where a page's boxes are counted from. */
function pageBox({ page }: PrintPage, { x, y, width, height }: Box): [number, number, number, number] {
  const [left, bottom] = [x * POINTS_PER_MM, (page.height - y - height) * POINTS_PER_MM];
  return [left, bottom, width * POINTS_PER_MM, height * POINTS_PER_MM];
}

/** Inks lie over what is below them, whatever they would knock out of it. */
const overprint = { Type: "ExtGState", OP: true, op: true, OPM: 1 };
/** Artwork begins as a page of its own would. */
const knockout = { Type: "ExtGState", OP: false, op: false, OPM: 0 };

/** As many operators as a call takes as its arguments. */
const AT_ONCE = 10_000;

function pushAll(page: PDFPage, operators: readonly PDFOperator[]): void {
  for (let at = 0; at < operators.length; at += AT_ONCE)
    page.pushOperators(...operators.slice(at, at + AT_ONCE));
}

/** What the pages of a file are drawn with. */
interface Defined {
  readonly inks: ReturnType<typeof defineInks>;
  readonly symbols: ReturnType<typeof defineSymbols>;
  readonly layers: ReturnType<typeof defineLayers>;
  readonly files: EmbeddedFiles;
}

function drawPage(page: PDFPage, content: PrintPage, { inks, symbols, layers, files }: Defined): void {
  const names = { inks: inks.names, symbols: symbols.names };
  page.setTrimBox(...pageBox(content, content.trim));
  page.setBleedBox(...pageBox(content, content.bleed));
  page.node.set(
    PDFName.of("Resources"),
    page.doc.context.obj({
      ColorSpace: inks.coloursOf(content),
      XObject: { ...symbols.forms, ...objectsOn(files, content) },
      Properties: layers.properties,
      ExtGState: { Overprint: overprint, Knockout: knockout },
    }),
  );
  pushAll(page, [
    PDFOperator.of(Op.SetGraphicsStateParams, [PDFName.of("Overprint")]),
    concatTransformationMatrix(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, content.page.height * POINTS_PER_MM),
    ...content.layers.flatMap(({ name, artwork = [], shapes }) =>
      inLayer(layers.names.get(name) ?? "", [
        ...artwork.flatMap((placed) => drawArtwork(files, placed)),
        ...shapes.flatMap((shape) => drawShape(names, shape)),
      ]),
    ),
  ]);
}

/** A file that goes to a press is a PDF/X-4, but for one with notes that no press prints: that one is looked at as the press prints. */
function finish(doc: PDFDocument, { title, author, pages, press }: PrintFile): void {
  if (press === null) {
    doc.setTitle(title, { showInWindowTitleBar: true });
    doc.setAuthor(author);
    return;
  }
  const isPressReady = pages.every(({ layers }) => layers.every(({ prints }) => prints));
  tagColours(doc.context);
  asPdfX(doc, pressCondition(), { title, author, isPressReady, ...press });
}

/**
 * The one writer of files that are printed and cut: page boxes, layers, inks with plates of their own that overprint. The same
 * file is the same bytes: the day in it is that of the order.
 */
export async function writePrintFile(file: PrintFile): Promise<Buffer> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = doc;
  const files = await embedFiles(doc, file);
  const defined = {
    files,
    inks: defineInks(context, file),
    symbols: defineSymbols(context, file),
    layers: defineLayers(context, file),
  };
  catalog.set(PDFName.of("OCProperties"), context.obj(defined.layers.optionalContent));
  for (const content of file.pages) {
    const { width, height } = content.page;
    drawPage(doc.addPage([width * POINTS_PER_MM, height * POINTS_PER_MM]), content, defined);
  }
  finish(doc, file);
  // Old raster image processors do not read compressed object streams.
  const { buffer, byteOffset, byteLength } = await doc.save({ useObjectStreams: false });
  return Buffer.from(buffer, byteOffset, byteLength);
}
