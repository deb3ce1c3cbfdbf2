import {
  concatTransformationMatrix,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
} from "@cantoo/pdf-lib";
import type { Box } from "#domain/preview/scene.ts";
import { drawArtwork, type EmbeddedFiles, embedFiles } from "./draw-artwork.ts";
import { drawShape, inLayer } from "./draw-shape.ts";
import { defineInks } from "./inks.ts";
import { defineLayers } from "./layers.ts";
import { defineSymbols } from "./symbols.ts";
import type { PrintFile } from "./print-file.ts";

const POINTS_PER_MM = 72 / 25.4;

/** Points from the lower left corner, where a page's boxes are counted from. */
function pageBox({ page }: PrintFile, { x, y, width, height }: Box): [number, number, number, number] {
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

function drawPage(page: PDFPage, file: PrintFile, files: EmbeddedFiles): void {
  const { context, catalog } = page.doc;
  const inks = defineInks(context, file);
  const symbols = defineSymbols(context, file);
  const names = { inks: inks.names, symbols: symbols.names };
  const layers = defineLayers(context, file.layers);
  catalog.set(PDFName.of("OCProperties"), context.obj(layers.optionalContent));
  page.node.set(
    PDFName.of("Resources"),
    context.obj({
      ColorSpace: inks.colourSpaces,
      XObject: { ...symbols.forms, ...files.objects },
      Properties: layers.properties,
      ExtGState: { Overprint: overprint, Knockout: knockout },
    }),
  );
  pushAll(page, [
    PDFOperator.of(Op.SetGraphicsStateParams, [PDFName.of("Overprint")]),
    concatTransformationMatrix(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, file.page.height * POINTS_PER_MM),
    ...file.layers.flatMap(({ artwork = [], shapes }, at) =>
      inLayer(`Layer${at}`, [
        ...artwork.flatMap((placed) => drawArtwork(files, placed)),
        ...shapes.flatMap((shape) => drawShape(names, shape)),
      ]),
    ),
  ]);
}

/**
 * The one writer of files that are printed and cut: page boxes, layers, inks with plates of their own that overprint. The same
 * file is the same bytes; nothing in it says when it was made.
 */
export async function writePrintFile(file: PrintFile): Promise<Buffer> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(file.title, { showInWindowTitleBar: true });
  doc.setAuthor(file.author);
  const page = doc.addPage([file.page.width * POINTS_PER_MM, file.page.height * POINTS_PER_MM]);
  page.setTrimBox(...pageBox(file, file.trim));
  page.setBleedBox(...pageBox(file, file.bleed));
  drawPage(page, file, await embedFiles(doc, file.layers));
  // Old raster image processors do not read compressed object streams.
  const { buffer, byteOffset, byteLength } = await doc.save({ useObjectStreams: false });
  return Buffer.from(buffer, byteOffset, byteLength);
}
