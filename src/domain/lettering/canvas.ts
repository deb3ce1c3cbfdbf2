/** The canvas that words are set on, and the least a letter may measure (content-and-lettering.md 9.6). */
export const letteringCanvas = {
  /** Pixels to the em. */
  fontPx: 100,
  /** Pixels between one line's em and the next. */
  gapPx: 10,
  /** A pixel in life size: a 96th of an inch. */
  mmPerPx: 0.2645833333,
  /** The box that words fill until somebody types a size. */
  fitMm: { width: 30, height: 30 },
  /** Every letter, in both directions. */
  letterMm: 10,
} as const;
