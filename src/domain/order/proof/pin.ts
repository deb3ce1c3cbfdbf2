/** A place on a proof's picture where something is to be changed, with what. */
export interface ProofPin {
  /** Which set and side, from 0: as the line's pictures are counted. */
  readonly place: number;
  /** Thousandths of the picture's width from its left, and of its height from its top. */
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** More are a letter. */
export const MOST_PINS = 20;

/** Thousandths across the whole picture. */
export const PIN_RANGE = 1_000;

/** Where a pin may stand: whole thousandths on the picture. */
export function onPicture(at: number): number {
  return Math.min(PIN_RANGE, Math.max(0, Math.round(at)));
}
