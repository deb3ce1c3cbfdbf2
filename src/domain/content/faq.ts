import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { likeness, searchWords, wordsIn } from "#domain/search/words.ts";
import type { ShopContent } from "./content.ts";
import { fillFacts } from "./facts.ts";

export interface FaqEntry {
  readonly question: string;
  /** Sentences; facts of the catalogue stand in braces (facts.ts). */
  readonly answer: string;
}

/** Questions about some products, or about everything the shop does (content-and-lettering.md 9.8). */
export interface FaqGroup {
  /** The product's name, or "Default". */
  readonly name: string;
  /** Slugs of the products it is about; null for the group that is shown with every product. */
  readonly products: readonly string[] | null;
  readonly entries: readonly FaqEntry[];
}

/** A group as it is read: its answers say the catalogue's numbers. */
export interface ToldFaqGroup {
  readonly name: string;
  /** About no product in particular. */
  readonly isGeneral: boolean;
  readonly entries: readonly FaqEntry[];
}

function told(catalogue: Catalogue, { name, products, entries }: FaqGroup): ToldFaqGroup {
  return {
    name,
    isGeneral: products === null,
    entries: entries.map(({ question, answer }) => ({ question, answer: fillFacts(answer, catalogue) })),
  };
}

/** Every question, by group, with its answer: first what everybody asks, then what is about some products. */
export function wholeFaq(catalogue: Catalogue, { faq }: ShopContent): readonly ToldFaqGroup[] {
  const general = faq.filter(({ products }) => products === null);
  const own = faq.filter(({ products }) => products !== null);
  return [...general, ...own].map((group) => told(catalogue, group));
}

/** The questions about some products, then those about everything: of these at most `generalShown`. */
export function faqOf(
  catalogue: Catalogue,
  { faq }: ShopContent,
  productIds: readonly number[],
  generalShown = Infinity,
): readonly ToldFaqGroup[] {
  const slugs = productIds.flatMap((id) => catalogue.products.get(id)?.slug ?? []);
  const own = faq.filter(({ products }) => products?.some((slug) => slugs.includes(slug)));
  const general = faq
    .filter(({ products }) => products === null)
    .map((group) => ({ ...group, entries: group.entries.slice(0, generalShown) }));
  return [...own, ...general].map((group) => told(catalogue, group));
}

/** How well a word must mean another: 2 is its beginning, 1 a slip of the finger. */
const CLOSE = [2, 1] as const;

/** The entries that have every word of a query, or when there is none, one like it; all of them when nothing is asked. */
export function searchFaq(groups: readonly ToldFaqGroup[], query: string): readonly ToldFaqGroup[] {
  const asked = searchWords(query);
  const attempts = CLOSE.map((least) =>
    groups.flatMap((group) => {
      const found = group.entries.filter(({ question, answer }) => {
        const words = wordsIn(`${group.name} ${question} ${answer}`);
        return asked.every((one) => words.some((word) => likeness(one, word) >= least));
      });
      return found.length > 0 ? [{ ...group, entries: found }] : [];
    }),
  );
  return attempts.find((found) => found.length > 0) ?? [];
}
