/** A part of a page of trust: sentences, and what is listed below them. Facts stand in braces (trust-page-content.ts). */
export interface TrustSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** Only where the shop tells `window.dataLayer` of conversions. */
  readonly onlyWithDataLayer?: true;
}

/** A page that says how the shop deals: its terms, what it keeps, what it takes back. */
export interface TrustPage {
  /** One of `plainPages`. */
  readonly path: string;
  readonly lead: string;
  readonly sections: readonly TrustSection[];
}

/** Everything of this kind that a shop says. */
export interface TrustContent {
  readonly pages: readonly TrustPage[];
  /** The terms in short, where they are accepted. */
  readonly termsInShort: readonly string[];
}
