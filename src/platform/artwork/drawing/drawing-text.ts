import { withoutDocumentType } from "#platform/files/recognise-content.ts";

const declaredEncoding = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/i;
const HEAD = 200;

/** How the bytes of a drawing are to be read: by their mark, else by what the file declares, else as UTF-8. */
function encodingOf(content: Buffer): string {
  if (content[0] === 0xfe && content[1] === 0xff) return "utf-16be";
  if (content[0] === 0xff && content[1] === 0xfe) return "utf-16le";
  const declared = declaredEncoding.exec(
    content.toString("latin1", 0, HEAD).replace(/^\u00ef\u00bb\u00bf/, ""),
  );
  return declared?.[1] ?? "utf-8";
}

function decoded(content: Buffer): string {
  try {
    // The decoder takes a byte order mark away.
    return new TextDecoder(encodingOf(content)).decode(content);
  } catch {
    return new TextDecoder().decode(content);
  }
}

/** A drawing as text, without a byte order mark and without a document type, whose plain definitions are written out. */
export function drawingText(content: Buffer): string {
  const text = withoutDocumentType(decoded(content));
  if (text === null) throw new Error("A drawing defines more than plain words.");
  return text.trimStart();
}

/** Why a drawing is not read although it may be whole. */
export class TooHeavyDrawing extends Error {}

const words = /<(?:[\w-]+:)?text[\s>/]/i;
const pictures = /<(?:[\w-]+:)?image[\s>/]/i;
/** What is neither in the drawing itself nor written out in it: it is not looked for. */
const linkedPictures = /<(?:[\w-]+:)?(?:image|use|feimage)\b[^>]*?href\s*=\s*["']\s*(?!data:|#)[^"'\s]/i;
const linkedStyles = /@import|url\(\s*["']?\s*(?!#|data:|["'\s])/i;

/** Whether a drawing has words that are set in a face: none of them are drawn. */
export function containsText(svg: string): boolean {
  return words.test(svg);
}

export function hasPictures(svg: string): boolean {
  return pictures.test(svg);
}

/** Whether something of a drawing lies elsewhere, and is left out. */
export function hasLinks(svg: string): boolean {
  return linkedPictures.test(svg) || linkedStyles.test(svg);
}
