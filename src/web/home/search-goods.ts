import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { findGoods } from "#domain/search/find-goods.ts";
import { tidyQuery } from "#domain/search/words.ts";
import type { Search } from "./goods-search.tsx";

const USES_SUGGESTED = 5;

const FACTS_SUGGESTED = 4;

/** What the home page shows for a question: the goods that fit, or where to begin. */
export function searchGoods(catalogue: Catalogue, typed: string): Search {
  const { uses, stockFacts, shop } = catalogue.document;
  const query = tidyQuery(typed);
  return {
    query,
    answer: findGoods(catalogue, query),
    suggestions: [
      ...uses.slice(0, USES_SUGGESTED).map(({ name }) => `For ${name.toLowerCase()}`),
      ...stockFacts.slice(0, FACTS_SUGGESTED).map(({ name }) => name),
    ],
    email: shop.email,
  };
}
