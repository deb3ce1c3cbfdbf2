import { readFileSync } from "node:fs";
import type { DocumentFaces } from "./draw-document.ts";
import { fontFile } from "./font-file.ts";

/** The faces of documents, written by scripts/document-faces/make.ts (fonts: OFL-1.1, see OFL.txt). */
export const documentFaces: DocumentFaces = {
  text: readFileSync(fontFile("text.ttf")),
  heading: readFileSync(fontFile("heading.ttf")),
};
