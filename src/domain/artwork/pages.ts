import type { ArtworkFacts } from "./preflight/facts.ts";

/** So many pages of a document are kept at most, each as artwork of its own. */
export const MOST_PAGES = 60;

/** A page of a file, as far as it is named. */
interface NamedPage {
  /** Of the file. */
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly facts: ArtworkFacts;
}

/** How many pages a file has; a drawing has one. */
export function pagesOf(facts: ArtworkFacts): number {
  return facts.kind === "drawing" ? 1 : facts.pages;
}

/** Artwork by its name: "card.pdf, page 2" where its document has several, else "plum.png". */
export function artworkName({ name, page, facts }: NamedPage): string {
  return facts.kind === "document" && facts.pages > 1 ? `${name}, page ${page}` : name;
}
