import heading from "../fonts/heading.ttf?inline";
import text from "../fonts/text.ttf?inline";

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** The faces of documents, written by scripts/fonts/document-fonts.ts (fonts: OFL-1.1, see OFL.txt). */
export const faces = { text: bytesOf(text), heading: bytesOf(heading) } as const;
