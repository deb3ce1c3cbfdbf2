import { ACTIVE_DRAWING, HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { isPlainTextContent } from "#domain/artwork/text-content.ts";
import { plainDocumentType } from "./document-type.ts";
import type { LearnedContent } from "./learn-content.ts";

function startsWith(head: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => head[index] === byte);
}

/** An EPS with a preview picture begins with this. */
const EPS_WITH_PREVIEW = [0xc5, 0xd0, 0xd3, 0xc6];
/** A TIFF whose directory comes after its pixels, as most are written: file-type wants to see that. Little and big end first. */
const TIFFS = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
];
const POSTSCRIPT = [0x25, 0x21, 0x50, 0x53];
/** Mail programs and web forms put lines before a PDF; readers look for its beginning in so many bytes (ISO 32000-1, annex H, 13). */
const PDF_BEGINS_WITHIN = 1_024;
const PDF_HEADER = /%PDF-\d\.\d/;

/** Before the drawing itself: a declaration of a plain encoding and comments. No comment holds the end of one, so that there is one way to read them, however many there are. */
const BEFORE = String.raw`^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*`;
/** Its element, by itself or with a prefix. */
const ROOT = String.raw`<(?:[\w-]+:)?svg[\s>]`;
/** A document type defines plain words at most. */
const drawing = new RegExp(`${BEFORE}|${plainDocumentType}\\s*)*${ROOT}`, "i");
/** One that defines more is a drawing that nobody should open. */
const defining = new RegExp(String.raw`${BEFORE})*<!doctype\s+(?:[\w-]+:)?svg\b`, "i");
const foreignEncoding = /^[^<]*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i;

/** Whether a head is a drawing's, and whether it is one whose document type is not plain. */
function drawingOf(head: Uint8Array): "plain" | "defining" | null {
  const text = String.fromCharCode(...head);
  if (foreignEncoding.test(text) || text.includes("\0")) return null;
  if (drawing.test(text)) return "plain";
  return defining.test(text) ? "defining" : null;
}

/**
 * What a file is, as one of the names of the file rules ("pdf", "zip", "text"), or "unknown". Only the head is looked at: whatever
 * the rest holds, it is neither parsed nor unpacked. A drawing is told apart from one that runs something.
 */
export async function recogniseContent({
  head,
  isActive,
}: Pick<LearnedContent, "head" | "isActive">): Promise<string> {
  const beginning = head.subarray(0, HEAD_BYTES);
  if (startsWith(beginning, EPS_WITH_PREVIEW)) return "eps";
  const drawn = drawingOf(beginning);
  if (drawn !== null) return isActive || drawn === "defining" ? ACTIVE_DRAWING : "svg";
  // Loaded with the first file: most of a shop's days bring none.
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(beginning);
  if (found !== undefined) return found.ext;
  if (TIFFS.some((start) => startsWith(beginning, start))) return "tif";
  if (startsWith(beginning, POSTSCRIPT)) return "ps";
  if (PDF_HEADER.test(String.fromCharCode(...beginning.subarray(0, PDF_BEGINS_WITHIN)))) return "pdf";
  return isPlainTextContent(beginning) ? "text" : "unknown";
}
