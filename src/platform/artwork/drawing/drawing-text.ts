import { withoutDocumentType } from "#platform/files/document-type.ts";

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
