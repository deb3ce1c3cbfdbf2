/** Named constants of the configurator's forms: what may be typed, how many, and how long a form waits. People's are in account/limits.ts. */

/** Most characters of a typed number (banner.md 9, quotes-and-accounts.md 9). */
export const TYPED_LENGTH = { size: 6, cutPerShape: 6, stickersPerSheet: 6, quantity: 6, sets: 2 } as const;

/** Stickers per sheet lie between these, both included. */
export const MIN_STICKERS_PER_SHEET = 1;
export const MAX_STICKERS_PER_SHEET = 30;
/** What the form starts with where stickers per sheet are asked, so that a price shows at once. */
export const STICKERS_PER_SHEET_START = 10;

/** Sets offered as a choice (1 and 'Add additional set' up to this); more are typed. */
export const MAX_LISTED_SETS = 10;
export function isListedSets(count: number | null): boolean {
  return count !== null && count >= 1 && count <= MAX_LISTED_SETS;
}
/** The first quantities are buttons, the rest stand under 'See More'. */
export const QUANTITY_BUTTONS = 2;

/** Waits after typing or choosing, in milliseconds. */
export const PRICING_DELAY_MS = { quotePage: 200, priceForm: 150 } as const;
export const SIZE_DELAY_MS = 500;
export const CUSTOM_QUANTITY_DELAY_MS = 500;
export const STICKERS_PER_SHEET_DELAY_MS = 450;
export const TYPING_FLAG_MS = 1000;
