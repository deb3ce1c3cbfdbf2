import {
  concatTransformationMatrix,
  drawObject,
  type PDFContext,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setLineWidth,
} from "@cantoo/pdf-lib";
import type { Box } from "#domain/preview/scene.ts";
import { drawArtwork, type EmbeddedFiles, embedFiles, objectsOn } from "./draw-artwork.ts";
import { defineInks, type InkNames } from "./inks.ts";
import type { Colour, PrintFile, PrintLayer, PrintPage, PrintShape } from "./print-file.ts";
import { tagColours } from "./tagged-colours.ts";
import { asPdfX } from "./pdf-x.ts";
import { pressCondition } from "#platform/profiles/press-profile.ts";
import { pathOperators } from "./path-operators.ts";

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

type Name = Parameters<typeof PDFOperator.of>[0];

function operator(name: Name, ...args: readonly string[]): PDFOperator {
  return PDFOperator.of(name, [...args]);
}

function colour(names: InkNames, { ink, tint }: Colour, space: Name, amount: Name): readonly PDFOperator[] {
  return [operator(space, `/${names.get(ink.name)}`), operator(amount, String(tint))];
}

function paint({ fill, stroke, evenOdd }: PrintShape): PDFOperator {
  if (fill && stroke) return operator(evenOdd ? Op.FillEvenOddAndStroke : Op.FillNonZeroAndStroke);
  if (fill) return operator(evenOdd ? Op.FillEvenOdd : Op.FillNonZero);
  return operator(stroke ? Op.StrokePath : Op.EndPath);
}

/** What the page's resources call each path that is drawn more than once. */
type SymbolNames = ReadonlyMap<string, string>;

/** Every symbol lies inside; what is painted of it is its path alone. */
const ANYWHERE = [-10_000, -10_000, 10_000, 10_000];

/** A filled path can be written once and drawn anywhere, in the colour of the moment. */
function canBeSymbol({ stroke, evenOdd, matrix }: PrintShape): boolean {
  return !stroke && !evenOdd && matrix !== undefined;
}

/** Filled paths that come more than once, letters above all, each written once. */
function defineSymbols(context: PDFContext, { pages }: Pick<PrintFile, "pages">) {
  const layers = pages.flatMap((page) => page.layers);
  const filled = layers.flatMap(({ shapes }) => shapes).filter(canBeSymbol);
  const repeated = [...Map.groupBy(filled, ({ d }) => d)].flatMap(([d, uses]) =>
    uses.length > 1 ? [d] : [],
  );
  const names: SymbolNames = new Map(repeated.map((d, at) => [d, `Symbol${at}`]));
  const forms = repeated.map((d, at) => {
    const content = [...pathOperators(d), PDFOperator.of(Op.FillNonZero)];
    return [`Symbol${at}`, context.register(context.formXObject(content, { BBox: ANYWHERE }))] as const;
  });
  return { names, forms: Object.fromEntries(forms) };
}

/** What the page's resources call its parts. */
interface ResourceNames {
  readonly inks: InkNames;
  readonly symbols: SymbolNames;
}

function drawn(symbols: SymbolNames, shape: PrintShape): readonly PDFOperator[] {
  const symbol = canBeSymbol(shape) ? symbols.get(shape.d) : undefined;
  return symbol === undefined ? [...pathOperators(shape.d), paint(shape)] : [drawObject(symbol)];
}

/** What draws a shape, in millimetres. */
function drawShape({ inks, symbols }: ResourceNames, shape: PrintShape): readonly PDFOperator[] {
  const { matrix, fill, stroke } = shape;
  return [
    pushGraphicsState(),
    ...(matrix ? [concatTransformationMatrix(...matrix)] : []),
    ...(fill ? colour(inks, fill, Op.NonStrokingColorspace, Op.NonStrokingColorN) : []),
    ...(stroke ? colour(inks, stroke, Op.StrokingColorspace, Op.StrokingColorN) : []),
    ...(stroke ? [setLineWidth(stroke.widthMm)] : []),
    ...(stroke?.dashMm ? [setDashPattern([...stroke.dashMm], 0)] : []),
    ...drawn(symbols, shape),
    popGraphicsState(),
  ];
}

/** Shapes as content of a layer. */
function inLayer(name: string, content: readonly PDFOperator[]): readonly PDFOperator[] {
  return [
    PDFOperator.of(Op.BeginMarkedContentSequence, [PDFName.of("OC"), PDFName.of(name)]),
    ...content,
    PDFOperator.of(Op.EndMarkedContent),
  ];
}

function group(context: PDFContext, { name, prints }: PrintLayer): PDFRef {
  return context.register(
    context.obj({
      Type: "OCG",
      Name: PDFHexString.fromText(name),
      Intent: ["View", "Design"],
      Usage: { Print: { Subtype: "Print", PrintState: prints ? "ON" : "OFF" } },
    }),
  );
}

/** What the page's resources call each layer, by its name. */
type LayerNames = ReadonlyMap<string, string>;

/**
 * The layers of a file, each once on however many pages it is: what its pages' resources call them, and what the catalogue says of them.
 * Artwork brings none along. Where all are printed nothing is switched by the occasion: a PDF/X-4 may not have it.
 */
function defineLayers(context: PDFContext, { pages }: Pick<PrintFile, "pages">) {
  const layers = [
    ...new Map(pages.flatMap((page) => page.layers).map((layer) => [layer.name, layer])).values(),
  ];
  const groups = layers.map((layer) => group(context, layer));
  const names: LayerNames = new Map(layers.map(({ name }, at) => [name, `Layer${at}`]));
  const isSwitched = layers.some(({ prints }) => !prints);
  return {
    names,
    properties: Object.fromEntries(groups.map((ref, at) => [`Layer${at}`, ref])),
    optionalContent: {
      OCGs: groups,
      D: {
        Name: PDFHexString.fromText("Layers"),
        // As programs list them: the highest first.
        Order: groups.toReversed(),
        ON: groups,
        BaseState: "ON",
        ...(isSwitched && { AS: [{ Event: "Print", OCGs: groups, Category: ["Print"] }] }),
      },
    },
  };
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
