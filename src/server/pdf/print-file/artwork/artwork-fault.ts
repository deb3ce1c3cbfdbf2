/** Why no print file can be made of artwork. */
export type ArtworkFault = "unreadable" | "encrypted" | "empty" | "text" | "linked" | "too-heavy";

/** It is the file's own fault. */
export class UnprintableArtwork extends Error {
  readonly code: ArtworkFault;

  constructor(code: ArtworkFault, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
