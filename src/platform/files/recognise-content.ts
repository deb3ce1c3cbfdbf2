import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { ACTIVE_DRAWING, HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { isPlainTextContent } from "#domain/artwork/text-content.ts";

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

/*
 * Drawing programs, Illustrator above all, write their addresses as entities of the document type: `<!ENTITY ns_svg "http://...">`. Such
 * definitions are read as long as they are plain words, so that none can make another and none can hold an element.
 */

const NAME = String.raw`[\w.:-]+`;
/** Neither another entity, an element nor a parameter. */
const PLAIN = String.raw`(?:"[^"<&%]*"|'[^'<&%]*')`;
const ENTITY = String.raw`<!entity\s+${NAME}\s+${PLAIN}\s*>`;
const OTHER = String.raw`<!(?:element|attlist|notation)\s[^<>]*>|<!--(?:(?!-->)[^])*-->`;
const SUBSET = String.raw`\[(?:\s|${ENTITY}|${OTHER})*\]`;

/** A document type with plain definitions, or without any; there is one way to match it. */
const plainDocumentType = String.raw`<!doctype\s+[\w:]+[^[<>]*(?:${SUBSET}\s*)?>`;

const documentType = new RegExp(plainDocumentType, "i");
const anyDocumentType = /<!doctype\b/i;
const entity = new RegExp(String.raw`<!entity\s+(${NAME})\s+(${PLAIN})\s*>`, "gi");
const used = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|&([\w.:-]+);/g;

/** XML's own, which every reader knows. */
const known: ReadonlySet<string> = new Set(["amp", "lt", "gt", "quot", "apos"]);

/** Characters that entities may add to a text: what is more was made up to be so. */
const MOST_ADDED = 4_000_000;

/** A text without its document type, and with what that defines written out. Null: it is not plain, or makes too much of the text. */
export function withoutDocumentType(text: string): string | null {
  const found = documentType.exec(text);
  if (found === null) return anyDocumentType.test(text) ? null : text;
  const values = new Map(
    [...found[0].matchAll(entity)].map(([, name = "", quoted = ""]) => [name, quoted.slice(1, -1)] as const),
  );
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  if (anyDocumentType.test(rest)) return null;
  if (values.size === 0) return rest;
  let added = 0;
  const written = rest.replaceAll(used, (whole: string, name: string | undefined) => {
    const value = name === undefined || known.has(name) ? undefined : values.get(name);
    if (value === undefined || added > MOST_ADDED) return whole;
    added += value.length;
    return value;
  });
  return added > MOST_ADDED ? null : written;
}

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

/** What is learned of a file while it passes. */
export interface LearnedContent {
  readonly bytes: number;
  readonly sha256: string;
  /** The file's beginning: what it is recognised by. */
  readonly head: Uint8Array;
  /** Somewhere in it stands what would run, were it a drawing. */
  readonly isActive: boolean;
}

/**
 * What runs or loads when a drawing is opened in a browser: elements, handlers, addresses that are scripts. Entities, which could make any of
 * them, stand in the head (see ./recognise-content.ts).
 */
const active =
  /<(?:[a-z]+:)?(?:script|foreignobject|iframe|object|embed|handler)\b|[\s"'/]on[a-z]{3,}\s*=|javascript\s*:|data\s*:\s*text\/html/i;
/** Longer than anything that is looked for. */
const OVERLAP = 64;

const BYTE_ORDER_MARK = 0xef;
const LESS_THAN = 0x3c;
const SPACE = 0x20;

/** White space, a mark of UTF-8 or an angle bracket: how a drawing may begin. */
function beginsLikeText([first = 0]: Uint8Array): boolean {
  return first === LESS_THAN || first === BYTE_ORDER_MARK || first <= SPACE;
}

/** Passes bytes on, and learns from them on the way; nothing is parsed or unpacked. */
export function learnContent() {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  let last = "";
  let isActive = false;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      // Only a drawing is text from its beginning on: other files are spared the search.
      if (!isActive && beginsLikeText(head)) {
        const text = last + chunk.toString("latin1");
        isActive = active.test(text);
        last = text.slice(-OVERLAP);
      }
      next(null, chunk);
    },
  });
  return {
    stream,
    learned: (): LearnedContent => ({
      bytes,
      sha256: hash.digest("hex"),
      head: new Uint8Array(head),
      isActive,
    }),
  };
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
