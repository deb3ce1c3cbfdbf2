import { PDFDocument } from "@cantoo/pdf-lib";
import { artworkBox, type BoxMm, trimWithin } from "#domain/artwork/lie/page-boxes.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { type FoundArtwork, Unreadable } from "../found.ts";
import { readLayersAndNotes } from "./layers-and-notes.ts";
import { boxInPage, readBoxes } from "./page-boxes.ts";
import { readResources } from "./page-resources.ts";
import { LONGEST } from "../encode-artwork.ts";
import { measurePage, paintPage } from "./paint-page.ts";
import { fillPictures, largePictures, markPictures } from "./shrink-pictures.ts";

/** A page of Illustrator's own, which a PDF reader passes over. */
const ILLUSTRATOR = "AIPrivateData";
const HEAD_BYTES = 262_144;

/** Words of a document's end, which tells where its parts are: one of them is in every document that is whole. */
const ENDS = ["startxref", "trailer"];

async function open(content: Buffer): Promise<PDFDocument> {
  if (!ENDS.some((word) => content.lastIndexOf(word) >= 0)) throw new Unreadable("artwork-unreadable");
  const { stackTraceLimit } = Error;
  // Between parts of a damaged file the library tries every byte and throws; three quarters of its time were traces that nobody reads.
  Error.stackTraceLimit = 0;
  try {
    return await PDFDocument.load(content, { password: "", updateMetadata: false });
  } catch (error) {
    const wantsPassword = /password/i.test(String(error));
    throw new Unreadable(wantsPassword ? "artwork-password" : "artwork-unreadable", error);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

async function look(doc: PDFDocument, content: Buffer, boxes: ReturnType<typeof readBoxes>) {
  const from = artworkBox(boxes);
  const box = boxInPage(doc.getPage(0), from);
  // One that is encrypted is read as it is: what is written of it anew would not be.
  const pictures = doc.isEncrypted ? [] : largePictures(doc);
  const marked = markPictures(doc, pictures);
  // The painter keeps what it is given.
  const write = () =>
    pictures.length === 0 ? new Uint8Array(content) : doc.save({ useObjectStreams: false });
  const { pixelSizes, ...measured } = await measurePage(await write(), marked);
  const scale = LONGEST / Math.max(box.width, box.height);
  // Of one that is painted in a pattern no size is known.
  await fillPictures(doc, pictures, (mark) => (pixelSizes.get(mark) ?? Infinity) * scale);
  return { measured, ...(await paintPage(await write(), { box, from, trim: trimWithin(boxes) })) };
}

/** Reads the first page of a PDF, or of a drawing of Adobe Illustrator that has a PDF in it. */
export async function readDocument(content: Buffer): Promise<FoundArtwork> {
  const doc = await open(content);
  const boxes = readBoxes(doc.getPage(0));
  const resources = readResources(doc);
  const rest = readLayersAndNotes(doc);
  const pages = doc.getPageCount();
  const { measured, picture, boxes: painted } = await look(doc, content, boxes);
  const sizeOf = ({ width, height }: BoxMm) => ({ widthMm: width, heightMm: height });
  const facts: DocumentFacts = {
    kind: "document",
    format: content.subarray(0, HEAD_BYTES).includes(ILLUSTRATOR) ? "ai" : "pdf",
    pages,
    printed: sizeOf(painted.printed),
    trim: boxes.trim && sizeOf(boxes.trim),
    boxes: { ...boxes, ...painted },
    ...(picture.isRound && { isRound: true }),
    ...resources,
    ...rest,
    ...measured,
  };
  return { facts, ...picture };
}
