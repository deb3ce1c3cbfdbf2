/** No text of the shop has more letters. */
export const MOST_LETTERS = 4_000;
