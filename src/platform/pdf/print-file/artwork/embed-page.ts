import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  type PDFPage,
  PDFPageEmbedder,
  type PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import { chain } from "#domain/preview/geometry/matrix.ts";
import { artworkRules, type InkRules } from "#platform/artwork/page-content/printing-rules.ts";
import { rewritePage } from "#platform/artwork/page-content/rewrite-page.ts";
import {
  boxInPage,
  type BoxPt,
  printedBefore,
  unitMm,
} from "#platform/artwork/reader/document/page-boxes.ts";
import type { SpotInk } from "../print-file.ts";
import { type EmbeddedArtwork, quarterTurned, UnprintableArtwork } from "./placed-artwork.ts";
import { spaceOf } from "#platform/artwork/page-content/graphics-state.ts";
import { inkSpace } from "../inks.ts";

async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || /password/i.test(String(error));
    throw new UnprintableArtwork(isLocked ? "encrypted" : "unreadable", error);
  }
}

/** What is printed of a page, in its own units: what was read as artwork, or of files read before that was saved, what was then. */
export function printedOf(page: PDFPage, printed: BoxMm | null): BoxPt {
  const box = printed === null ? printedBefore(page) : boxInPage(page, printed);
  if (!(box.width > 0 && box.height > 0)) throw new UnprintableArtwork("empty");
  return box;
}

async function embedded(doc: PDFDocument, page: PDFPage, box: BoxPt): Promise<PDFRef> {
  const copy = PDFObjectCopier.for(page.doc.context, doc.context).copy(page.node);
  const bounds = { left: box.x, bottom: box.y, right: box.x + box.width, top: box.y + box.height };
  const form = await (await PDFPageEmbedder.for(copy, bounds)).embedIntoContext(doc.context);
  const group = copy.get(PDFName.of("Group"));
  // What is seen through is mixed in the page's own colours.
  if (group) doc.context.lookup(form, PDFStream).dict.set(PDFName.of("Group"), group);
  return form;
}

/** A page of a PDF, from 1. */
export async function openPage(bytes: Uint8Array, number: number): Promise<PDFPage> {
  const source = await openPdf(bytes);
  if (source.getPageCount() < number) throw new UnprintableArtwork("empty");
  return source.getPage(number - 1);
}

/** Inks with plates of their own that something on a page of a PDF, from 1, is painted in. */
export async function inksOfPage(bytes: Uint8Array, number: number): Promise<ReadonlySet<string>> {
  const page = await openPage(bytes, number);
  return rewritePage(page.doc, page).facts.inks;
}

/** What of a page becomes part of a file. */
export interface PagePart {
  readonly rules: InkRules;
  /** The ink that all of it is drawn in; null where it keeps its own. */
  readonly ink: SpotInk | null;
}

/** Which page of a PDF is embedded, from 1, and what of it: see `PrintJob`; null where that is not known. */
interface WantedPage {
  readonly number: number;
  readonly box: BoxMm | null;
}

const spaces = new Set([PDFName.of("Separation"), PDFName.of("DeviceN")]);

/** Everything within an object that lies in the file at this very place. */
function* arraysIn(object: PDFObject): Generator<PDFArray> {
  if (object instanceof PDFStream) yield* arraysIn(object.dict);
  if (object instanceof PDFDict) for (const value of object.values()) yield* arraysIn(value);
  if (!(object instanceof PDFArray)) return;
  yield object;
  for (const value of object.asArray()) yield* arraysIn(value);
}

/** Makes one ink of all that rules have left of a document: whatever it was called and mixed of, it is painted in this one. */
function paintInInk(context: PDFContext, ink: SpotInk, rules: InkRules): void {
  const own = inkSpace(context, ink).asArray();
  for (const [, object] of context.enumerateIndirectObjects())
    for (const array of arraysIn(object)) {
      const [kind] = array.asArray();
      if (!(kind instanceof PDFName) || !spaces.has(kind)) continue;
      if (rules.inkFate(spaceOf(array, context)) !== "printed") continue;
      while (array.size() > own.length) array.remove(array.size() - 1);
      for (const [at, part] of own.entries()) array.set(at, part);
    }
}

/** A page of a PDF as it is printed (see `rewritePage`): what is drawn stays drawn, in its own inks. */
export async function embedPage(
  doc: PDFDocument,
  bytes: Uint8Array,
  { number, box }: WantedPage,
  { rules, ink }: PagePart = { rules: artworkRules([]), ink: null },
): Promise<EmbeddedArtwork> {
  const page = await openPage(bytes, number);
  const printed = printedOf(page, box);
  const unit = unitMm(page);
  const { angle } = page.getRotation();
  rewritePage(page.doc, page, rules);
  if (ink !== null) paintInInk(page.doc.context, ink, rules);
  const object = await embedded(doc, page, printed);
  const [width, height] = [printed.width * unit, printed.height * unit];
  const seen = quarterTurned(angle / 90, width, height);
  return {
    object,
    width: seen.width,
    height: seen.height,
    upright: chain([unit, 0, 0, -unit, 0, height], seen.upright),
  };
}
