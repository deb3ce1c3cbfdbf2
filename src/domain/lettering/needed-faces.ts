import type { FaceId, LetteringDesign } from "./design.ts";
import { writtenLines } from "./normal-text.ts";

/** The faces whose files a design is set with; its own while nothing is written. */
export function neededFaces({ text, font, lines }: LetteringDesign): readonly FaceId[] {
  const written = writtenLines(text).filter((line) => line.text !== "");
  const faces = new Set(written.map(({ index }) => lines[index]?.font ?? font));
  return faces.size === 0 ? [font] : [...faces];
}
