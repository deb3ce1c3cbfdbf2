import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { TooHeavyDrawing } from "../drawing/drawing-text.ts";
import type { EncodedArtwork } from "./encode-artwork.ts";

/** A poster of 80 x 100 cm at 300 dpi has a little less; what is larger takes more memory than a file may. */
export const MOST_PIXELS = 120_000_000;

export interface FoundArtwork extends EncodedArtwork {
  readonly facts: ArtworkFacts;
  /** Where the plates of a document's page are, a WebP; null and absent where there are none. */
  readonly plates?: Buffer | null;
}

/** A file is no artwork, or cannot be read; that is its own fault. */
export class Unreadable extends Error {
  readonly code: ReadingFault;

  constructor(code: ReadingFault, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** What libraries say when the process may have no more memory. */
const outOfMemory = /out of memory|allocation failed/i;

/** Takes whatever breaks while a file is read to be the file's fault: libraries have no name for what is wrong with one. */
export function fromTheFile<Found>(reading: Promise<Found>): Promise<Found> {
  return reading.catch((error: unknown) => {
    if (error instanceof Unreadable) throw error;
    const isTooHeavy = error instanceof TooHeavyDrawing || outOfMemory.test(String(error));
    throw new Unreadable(isTooHeavy ? "artwork-too-heavy" : "artwork-unreadable", error);
  });
}
