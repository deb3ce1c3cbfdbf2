import {
  EncryptedPDFError,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFPageEmbedder,
  type PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { Box } from "#domain/preview/scene.ts";
import { boxUnder, chain } from "#domain/preview/geometry/matrix.ts";
import { artworkRules, type InkRules } from "#server/artwork/page-content/ink-rules.ts";
import { rewritePage } from "#server/artwork/page-content/rewrite-page.ts";
import { readBoxes, unitMm } from "#server/artwork/reader/document/page-boxes.ts";
import type { SpotInk } from "../print-file.ts";
import { UnprintableArtwork } from "./artwork-fault.ts";
import { paintInInk } from "./paint-in-ink.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";
import { quarterTurned } from "./quarter-turns.ts";

async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || /password/i.test(String(error));
    throw new UnprintableArtwork(isLocked ? "encrypted" : "unreadable", error);
  }
}

/** What is printed of a page, and the finished piece where it says so; in its own units. */
function boxesOf(page: PDFPage): { readonly printed: Box; readonly trim: Box | null } {
  const { printedPt: printed } = readBoxes(page);
  if (!(printed.width > 0 && printed.height > 0)) throw new UnprintableArtwork("empty");
  return { printed, trim: page.node.has(PDFName.of("TrimBox")) ? page.getTrimBox() : null };
}

async function embedded(doc: PDFDocument, page: PDFPage, box: Box): Promise<PDFRef> {
  const copy = PDFObjectCopier.for(page.doc.context, doc.context).copy(page.node);
  const bounds = { left: box.x, bottom: box.y, right: box.x + box.width, top: box.y + box.height };
  const form = await (await PDFPageEmbedder.for(copy, bounds)).embedIntoContext(doc.context);
  const group = copy.get(PDFName.of("Group"));
  // What is seen through is mixed in the page's own colours.
  if (group) doc.context.lookup(form, PDFStream).dict.set(PDFName.of("Group"), group);
  return form;
}

async function firstPage(bytes: Uint8Array): Promise<PDFPage> {
  const source = await openPdf(bytes);
  if (source.getPageCount() === 0) throw new UnprintableArtwork("empty");
  return source.getPage(0);
}

/** Inks with plates of their own that something on the first page of a PDF is painted in. */
export async function inksOfPage(bytes: Uint8Array): Promise<ReadonlySet<string>> {
  const page = await firstPage(bytes);
  return rewritePage(page.doc, page).facts.inks;
}

/** What of a page becomes part of a file. */
export interface PagePart {
  readonly rules: InkRules;
  /** The ink that all of it is drawn in; null where it keeps its own. */
  readonly ink: SpotInk | null;
}

/** The first page of a PDF as it is printed (see `rewritePage`): what is drawn stays drawn, in its own inks. */
export async function embedPage(
  doc: PDFDocument,
  bytes: Uint8Array,
  { rules, ink }: PagePart = { rules: artworkRules([]), ink: null },
): Promise<EmbeddedArtwork> {
  const page = await firstPage(bytes);
  const { printed, trim } = boxesOf(page);
  const unit = unitMm(page);
  const { angle } = page.getRotation();
  rewritePage(page.doc, page, rules);
  if (ink !== null) paintInInk(page.doc.context, ink, rules);
  const object = await embedded(doc, page, printed);
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
  };
}
