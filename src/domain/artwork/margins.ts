/**
 * How far the background goes past the trim line, and how far words stay inside it, on each side: stickers 4 mm in all, cards
 * 92 x 57 and 88 x 53 for 90 x 55 (content-and-lettering.md 9.2).
 */
export const marginMm = { sticker: 2, card: 1 } as const;

/** Between the cut lines of neighbouring stickers at least (9.2). */
export const CUT_LINES_APART_MM = 5;
