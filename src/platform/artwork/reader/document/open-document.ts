import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { Unreadable } from "../found.ts";

/** Words of a document's end, which tells where its parts are: one of them is in every document that is whole. */
const ENDS = ["startxref", "trailer"];

/** A document as it is read; refused where it is damaged, or asks for a password. */
export async function openDocument(content: Buffer): Promise<PDFDocument> {
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

/** A page on its own, as a file: that is what is painted and measured, and what is printed. */
export async function alonePage(page: PDFPage): Promise<Uint8Array> {
  const alone = await PDFDocument.create({ updateMetadata: false });
  const [copy] = await alone.copyPages(page.doc, [page.doc.getPages().indexOf(page)]);
  if (copy) alone.addPage(copy);
  return alone.save({ useObjectStreams: false });
}
