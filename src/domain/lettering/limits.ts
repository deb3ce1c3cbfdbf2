/** What a lettering design may ask for. The size in millimetres has the product's own limits besides. */
export const letteringLimits = {
  characters: 500,
  lines: 20,
  /** Degrees that a line bends through, either way. */
  arcDegrees: 180,
  /** Thousandths of an em between letters. */
  letterSpacing: { least: -100, most: 500 },
  /** Pixels more or less than the gap between lines. */
  lineSpacing: { least: -40, most: 100 },
  /** A line's own size in per cent. */
  percent: { least: 25, most: 400 },
  /** How much wider than the letters the second film is. */
  outlineMm: { least: 1, most: 5, step: 0.5 },
  /** Six digits, as every size field takes. */
  sizeMm: 999_999,
} as const;
