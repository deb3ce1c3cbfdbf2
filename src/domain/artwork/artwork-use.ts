/** Files of artwork that one owner keeps. */
export const MOST_ARTWORK = 500;

/** Where something of the buyer's names a file of theirs. */
export const artworkPlaces = ["cart", "comparison", "order", "quotation", "quote_request"] as const;

/** A use of a file. */
export interface ArtworkUse {
  readonly place: (typeof artworkPlaces)[number];
  /** Of the order, the quotation or the quote request; null for the cart and the comparison, of which there is one. */
  readonly number: string | null;
}

const words: Readonly<Record<ArtworkUse["place"], string>> = {
  cart: "your cart",
  comparison: "your comparison",
  order: "order",
  quotation: "quotation",
  quote_request: "quote request",
};

/** "your cart", "quotation Q2611231A2B3C4D5E". */
export function wordsOfUse({ place, number }: ArtworkUse): string {
  return number === null ? words[place] : `${words[place]} ${number}`;
}

/** So many uses of a file are told at most, the newest papers: a buyer may have thousands. */
export const MOST_USES_TOLD = 10;

/** So many uses are named, then they are counted. */
export const MOST_USES_NAMED = 3;

/** "2 more", for those beside the named ones; null where all are named. Of as many as are told at most there may be any number. */
export function moreUses(uses: readonly ArtworkUse[]): string | null {
  if (uses.length <= MOST_USES_NAMED) return null;
  return uses.length < MOST_USES_TOLD ? `${uses.length - MOST_USES_NAMED} more` : "many more";
}

function listed(uses: readonly ArtworkUse[]): string {
  const named = uses.slice(0, MOST_USES_NAMED).map(wordsOfUse);
  const last = moreUses(uses) ?? named.pop();
  return named.length === 0 ? (last ?? "") : `${named.join(", ")} and ${last}`;
}

/** Whether a file can be taken out of everything that uses it: what is on paper keeps its files. */
export function usesCanEnd(uses: readonly ArtworkUse[]): boolean {
  return uses.every(({ number }) => number === null);
}

/** Why a file cannot be deleted yet, and what to do about it; at least one use. */
export function whyInUse(uses: readonly ArtworkUse[]): string {
  const then = usesCanEnd(uses)
    ? "Take it out there first, then you can delete it."
    : "Orders, quotations and quote requests keep their files.";
  return `This file is used in ${listed(uses)}. ${then}`;
}
