import heading from "./heading.ttf?inline";
import text from "./text.ttf?inline";

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(",") + 1), "base64");

/** The faces of documents, written by scripts/fonts/document-fonts.ts (fonts: OFL-1.1, see OFL.txt). */
export const faces = { text: bytesOf(text), heading: bytesOf(heading) } as const;
