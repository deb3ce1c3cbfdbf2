import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  PDFPageEmbedder,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { Box } from "#domain/preview/scene.ts";
import { boxUnder, chain } from "#domain/preview/geometry/matrix.ts";
import { readBoxes } from "#server/artwork/reader/document/page-boxes.ts";
import { UnprintableArtwork } from "./artwork-fault.ts";
import type { BroughtLayers, EmbeddedArtwork } from "./placed-artwork.ts";
import { quarterTurned } from "./quarter-turns.ts";

const MM_PER_POINT = 25.4 / 72;

/** What of a page is printed; the rest of it, such as notes and what programs keep for themselves, stays behind. */
const PRINTED: ReadonlySet<string> = new Set([
  "Type",
  "Parent",
  "Contents",
  "Resources",
  "MediaBox",
  "CropBox",
  "Rotate",
  "Group",
]);

async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || /password/i.test(String(error));
    throw new UnprintableArtwork(isLocked ? "encrypted" : "unreadable", error);
  }
}

/** Millimetres of one of a page's units. */
function unitMm({ node }: PDFPage): number {
  return (node.lookupMaybe(PDFName.of("UserUnit"), PDFNumber)?.asNumber() ?? 1) * MM_PER_POINT;
}

/** What is printed of a page, and the finished piece where it says so; in its own units. */
function boxesOf(page: PDFPage): { readonly printed: Box; readonly trim: Box | null } {
  const { printedPt: printed } = readBoxes(page);
  if (!(printed.width > 0 && printed.height > 0)) throw new UnprintableArtwork("empty");
  return { printed, trim: page.node.has(PDFName.of("TrimBox")) ? page.getTrimBox() : null };
}

function refsIn(list: PDFArray | undefined): readonly PDFRef[] {
  return (list?.asArray() ?? []).filter((one) => one instanceof PDFRef);
}

/** The layers of a file, and those that are off when it is opened. */
function layersOf({ catalog }: PDFDocument): BroughtLayers {
  const content = catalog.lookupMaybe(PDFName.of("OCProperties"), PDFDict);
  const all = refsIn(content?.lookupMaybe(PDFName.of("OCGs"), PDFArray));
  const opened = content?.lookupMaybe(PDFName.of("D"), PDFDict);
  const listed = (name: string) => refsIn(opened?.lookupMaybe(PDFName.of(name), PDFArray));
  const isOffAtFirst = opened?.get(PDFName.of("BaseState")) === PDFName.of("OFF");
  const on = new Set(listed("ON").map(String));
  return { all, hidden: isOffAtFirst ? all.filter((ref) => !on.has(String(ref))) : listed("OFF") };
}

async function embedded(doc: PDFDocument, page: PDFPage, box: Box, copier: PDFObjectCopier): Promise<PDFRef> {
  const { node } = page;
  for (const key of node.keys()) if (!PRINTED.has(key.decodeText())) node.delete(key);
  const copy = copier.copy(node);
  const bounds = { left: box.x, bottom: box.y, right: box.x + box.width, top: box.y + box.height };
  const form = await (await PDFPageEmbedder.for(copy, bounds)).embedIntoContext(doc.context);
  const group = copy.get(PDFName.of("Group"));
  // What is seen through is mixed in the page's own colours.
  if (group) doc.context.lookup(form, PDFStream).dict.set(PDFName.of("Group"), group);
  return form;
}

/** A page of a PDF, from 1, as it is seen: what is drawn stays drawn, in its own inks; layers that are off stay off. */
export async function embedPage(
  doc: PDFDocument,
  bytes: Uint8Array,
  number: number,
): Promise<EmbeddedArtwork> {
  const source = await openPdf(bytes);
  if (source.getPageCount() < number) throw new UnprintableArtwork("empty");
  const page = source.getPage(number - 1);
  const { printed, trim } = boxesOf(page);
  const unit = unitMm(page);
  const { angle } = page.getRotation();
  const copier = PDFObjectCopier.for(source.context, doc.context);
  const object = await embedded(doc, page, printed, copier);
  const layers = layersOf(source);
  const [width, height] = [printed.width * unit, printed.height * unit];
  const seen = quarterTurned(angle / 90, width, height);
  const piece = trim && {
    x: (trim.x - printed.x) * unit,
    y: (printed.y + printed.height - trim.y - trim.height) * unit,
    width: trim.width * unit,
    height: trim.height * unit,
  };
  return {
    object,
    width: seen.width,
    height: seen.height,
    upright: chain([unit, 0, 0, -unit, 0, height], seen.upright),
    trim: piece && boxUnder([seen.upright], piece),
    layers: {
      all: layers.all.map((ref) => copier.copy(ref)),
      hidden: layers.hidden.map((ref) => copier.copy(ref)),
    },
  };
}
