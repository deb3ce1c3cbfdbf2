/** Why no print file can be made of artwork. */
export type ArtworkFault = "unreadable" | "encrypted" | "empty" | "too-heavy";

/** It is the file's own fault. */
export class UnprintableArtwork extends Error {
  readonly code: ArtworkFault;

  constructor(code: ArtworkFault, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Whether a library says that the process may have no more memory. */
export function isOutOfMemory(error: unknown): boolean {
  return /out of memory|allocation failed/i.test(String(error));
}
