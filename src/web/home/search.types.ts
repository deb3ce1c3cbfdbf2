import type { SearchAnswer } from "#domain/search/find-goods.ts";

/** What the search of the home page shows. */
export interface Search {
  /** As it was asked, tidied; empty when nothing was. */
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Questions that are offered to begin with: "For jars", "Waterproof". */
  readonly suggestions: readonly string[];
  /** Whom to ask when nothing is found. */
  readonly email: string;
}
