import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { type FoundArtwork, Unreadable } from "../found.ts";
import { readLayersAndNotes } from "./layers-and-notes.ts";
import { readBoxes } from "./page-boxes.ts";
import { readResources } from "./page-resources.ts";
import { paintPage } from "./paint-page.ts";
import { type ShrunkPictures, shrinkPictures } from "./shrink-pictures.ts";

/** A page of Illustrator's own, which a PDF reader passes over. */
const ILLUSTRATOR = "AIPrivateData";
const HEAD_BYTES = 262_144;

async function open(content: Buffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(content, { password: "", updateMetadata: false });
  } catch (error) {
    const wantsPassword = /password/i.test(String(error));
    throw new Unreadable(wantsPassword ? "artwork-password" : "artwork-unreadable", error);
  }
}

/** Reads the first page of a PDF, or of a drawing of Adobe Illustrator that has a PDF in it. */
export async function readDocument(content: Buffer): Promise<FoundArtwork> {
  const doc = await open(content);
  const boxes = readBoxes(doc.getPage(0));
  const resources = readResources(doc);
  const rest = readLayersAndNotes(doc);
  const pages = doc.getPageCount();
  // One that is encrypted is read as it is: what is written of it anew would not be.
  const shrunk: ShrunkPictures = doc.isEncrypted ? new Map() : await shrinkPictures(doc);
  const light = shrunk.size === 0 ? content : await doc.save({ useObjectStreams: false });
  const { measured, ...picture } = await paintPage(light, boxes.printedPt, shrunk);
  const facts: DocumentFacts = {
    kind: "document",
    format: content.subarray(0, HEAD_BYTES).includes(ILLUSTRATOR) ? "ai" : "pdf",
    pages,
    printed: boxes.printed,
    trim: boxes.trim,
    ...resources,
    ...rest,
    ...measured,
  };
  return { facts, ...picture };
}
