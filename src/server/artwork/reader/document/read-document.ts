import type { PDFPage } from "@cantoo/pdf-lib";
import { thinnestIn } from "#server/artwork/page-content/content-facts.ts";
import { type PageContent, rewritePage } from "#server/artwork/page-content/rewrite-page.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import type { FoundArtwork } from "../found.ts";
import { measurePlates } from "./measure-plates.ts";
import { alonePage, openDocument } from "./open-document.ts";
import { ownCutOf } from "./own-cut.ts";
import { type BoxPt, readBoxes, unitMm } from "./page-boxes.ts";
import { readResources } from "./page-resources.ts";
import { shownInks } from "./resource-names.ts";
import { LONGEST } from "../encode-artwork.ts";
import { measurePage, paintPage } from "./paint-page.ts";
import { fillPictures, largePictures, markPictures } from "./shrink-pictures.ts";

/** A page of Illustrator's own, which a PDF reader passes over. */
const ILLUSTRATOR = "AIPrivateData";
const HEAD_BYTES = 262_144;

async function look(page: PDFPage, printed: BoxPt) {
  const { doc } = page;
  const pictures = largePictures(doc);
  const marked = markPictures(doc, pictures);
  const { pixelSizes, ...measured } = await measurePage(await alonePage(page), marked);
  const scale = LONGEST / Math.max(printed.width, printed.height);
  // Of one that is painted in a pattern no size is known.
  await fillPictures(doc, pictures, (mark) => (pixelSizes.get(mark) ?? Infinity) * scale);
  return { measured, picture: await paintPage(await alonePage(page), printed) };
}

/** More names than this help nobody. */
const MOST_INKS = 20;

/** What its content tells of a page. */
function factsOf({ facts, printsNotes, leavesOutNotes }: PageContent, page: PDFPage, printed: BoxPt) {
  const thinnest = thinnestIn(facts, printed) * unitMm(page);
  const ownCut = ownCutOf(facts, page, printed);
  return {
    spotInks: shownInks(facts.inks).slice(0, MOST_INKS),
    usesRgb: facts.paintsRgb,
    hasHiddenLayers: facts.leavesOutLayers,
    hasNotes: leavesOutNotes,
    thinnestLineMm: Number.isFinite(thinnest) ? Math.round(thinnest * 1_000) / 1_000 : null,
    ...(printsNotes && { printsNotes }),
    ...(facts.hasWhiteOverprint && { hasWhiteOverprint: true as const }),
    ...(ownCut && { ownCut }),
  };
}

/** Reads the first page of a PDF, or of a drawing of Adobe Illustrator that has a PDF in it. */
export async function readDocument(content: Buffer): Promise<FoundArtwork> {
  const doc = await openDocument(content);
  const pages = doc.getPageCount();
  const page = doc.getPage(0);
  const boxes = readBoxes(page);
  const found = rewritePage(doc, page);
  const resources = readResources(page);
  const plates = await measurePlates(content, found.facts.inks);
  const { measured, picture } = await look(page, boxes.printedPt);
  const facts: DocumentFacts = {
    kind: "document",
    format: content.subarray(0, HEAD_BYTES).includes(ILLUSTRATOR) ? "ai" : "pdf",
    pages,
    printed: boxes.printed,
    trim: boxes.trim,
    ...resources,
    ...factsOf(found, page, boxes.printedPt),
    ...(plates && { plates }),
    ...measured,
  };
  return { facts, ...picture };
}
