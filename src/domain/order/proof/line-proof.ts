/**
 * A line's proof: none yet, made and to be looked at, sent back, of other artwork than was sent since, or approved; that of a charge is,
 * before there is any.
 */
export interface LineProof {
  readonly line: number;
  /** The newest; 0 before the first. */
  readonly version: number;
  readonly state: "none" | "made" | "change-asked" | "artwork-sent" | "approved";
  /** What the newest shows; null before the first. */
  readonly sha256: string | null;
}
