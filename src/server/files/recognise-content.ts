import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { isPlainTextContent } from "#domain/artwork/text-content.ts";

function startsWith(head: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => head[index] === byte);
}

/** An EPS with a preview picture begins with this. */
const EPS_WITH_PREVIEW = [0xc5, 0xd0, 0xd3, 0xc6];
const POSTSCRIPT = [0x25, 0x21, 0x50, 0x53];

/**
 * What a file's beginning is, as one of the names of the file rules ("pdf", "zip", "text"), or "unknown". Only the head is
 * looked at: whatever the rest holds, it is neither parsed nor unpacked.
 */
export async function recogniseContent(head: Uint8Array): Promise<string> {
  const beginning = head.subarray(0, HEAD_BYTES);
  if (startsWith(beginning, EPS_WITH_PREVIEW)) return "eps";
  // Loaded with the first file: most of a shop's days bring none.
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(beginning);
  if (found !== undefined) return found.ext;
  if (startsWith(beginning, POSTSCRIPT)) return "ps";
  return isPlainTextContent(beginning) ? "text" : "unknown";
}
