import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface ReadBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadLayer {
  readonly name: string;
  /** Whether it is there on paper. */
  readonly prints: boolean;
}

export interface ReadPrintFile {
  /** Millimetres from the page's lower left corner. */
  readonly media: ReadBox;
  readonly bleed: ReadBox;
  readonly trim: ReadBox;
  readonly layers: readonly ReadLayer[];
  /** Inks with plates of their own, as the page's content calls them, with what they are mixed of. */
  readonly inks: ReadonlyMap<string, { readonly name: string; readonly cmyk: string }>;
  readonly overprints: boolean;
  /** What draws each layer, the lowest first. */
  readonly drawn: readonly string[];
}

const MM_PER_POINT = 25.4 / 72;

function inMillimetres({ x, y, width, height }: ReadBox): ReadBox {
  return {
    x: x * MM_PER_POINT,
    y: y * MM_PER_POINT,
    width: width * MM_PER_POINT,
    height: height * MM_PER_POINT,
  };
}

async function readLayers(bytes: Buffer): Promise<readonly ReadLayer[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const [shown, printed] = await Promise.all([
    doc.getOptionalContentConfig({ intent: "display" }),
    doc.getOptionalContentConfig({ intent: "print" }),
  ]);
  const order: readonly string[] = shown.getOrder() ?? [];
  const layers = order.map((id) => ({
    name: String(shown.getGroup(id)?.name),
    prints: printed.getGroup(id)?.visible === true,
  }));
  await task.destroy();
  return layers;
}

function contentOf(doc: PDFDocument): string {
  const contents = doc.getPage(0).node.Contents();
  const stream = contents instanceof PDFArray ? doc.context.lookup(contents.get(0)) : contents;
  if (!(stream instanceof PDFRawStream)) throw new Error("no content");
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

function inksOf(resources: PDFDict) {
  const spaces = resources.lookup(PDFName.of("ColorSpace"), PDFDict);
  return new Map(
    spaces.keys().map((key) => {
      const space = spaces.lookup(key, PDFArray);
      const mix = space.lookup(3, PDFDict);
      const name = space.lookup(1, PDFName).decodeText();
      return [key.decodeText(), { name, cmyk: String(mix.lookup(PDFName.of("C1"))) }] as const;
    }),
  );
}

/** Reads a file for printing back: its layers as a viewer finds them, its boxes and inks as its dictionaries say. */
export async function readPrintFile(bytes: Buffer): Promise<ReadPrintFile> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = doc.getPage(0);
  const resources = page.node.Resources();
  if (resources === undefined) throw new Error("no resources");
  const content = contentOf(doc);
  const states = String(resources.lookup(PDFName.of("ExtGState")));
  return {
    media: inMillimetres(page.getMediaBox()),
    bleed: inMillimetres(page.getBleedBox()),
    trim: inMillimetres(page.getTrimBox()),
    layers: await readLayers(bytes),
    inks: inksOf(resources),
    overprints: /\/OP true/.test(states) && /\/op true/.test(states) && / gs\b/.test(content),
    drawn: [...content.matchAll(/\/OC \/\w+ BDC\n([\s\S]*?)EMC/g)].map(([, shapes = ""]) => shapes),
  };
}
