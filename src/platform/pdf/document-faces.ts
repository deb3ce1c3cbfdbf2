import type { DocumentFaces } from "./draw-document.ts";
import heading from "./fonts/heading.ttf?inline";
import text from "./fonts/text.ttf?inline";

function fontOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** The faces of documents, written by scripts/document-faces/make.ts (fonts: OFL-1.1, see OFL.txt). */
export const documentFaces: DocumentFaces = { text: fontOf(text), heading: fontOf(heading) };
