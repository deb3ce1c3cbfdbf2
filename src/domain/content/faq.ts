import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { likeness, searchSynonyms, wordsIn } from "#domain/search/words.ts";
import { tellFacts } from "./facts.ts";

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
  readonly entries: readonly (FaqEntry & { readonly id: number })[];
  /** What the staff have published, after the others: as it was written, without facts. */
  readonly published?: readonly FaqEntry[];
}

/** A published answer; null is about everything. */
export interface PublishedAnswer extends FaqEntry {
  readonly productId: number | null;
}

/** A group as it is read: its answers say the catalogue's numbers. */
export interface FaqGroupContent {
  readonly name: string;
  /** About no product in particular. */
  readonly isGeneral: boolean;
  readonly entries: readonly FaqEntry[];
}

/** The group below which an answer about a product stands: the first that is about it, if there is one. */
function placeOf(faq: readonly FaqGroup[], slug: string | null): FaqGroup | undefined {
  return faq.find(({ products }) => (slug === null ? products === null : products?.includes(slug)));
}

/** The questions of the shop's words, and those that were published since; of products that are gone nothing is told. */
export function withPublished(
  { products: byId }: Catalogue,
  { faq }: { readonly faq: readonly FaqGroup[] },
  published: readonly PublishedAnswer[],
): readonly FaqGroup[] {
  let groups = faq;
  for (const { productId, question, answer } of published) {
    const product = productId === null ? null : byId.get(productId);
    if (product === undefined) continue;
    const place = placeOf(groups, product?.slug ?? null);
    const entry = { question, answer };
    groups = place
      ? groups.map((group) =>
          group === place ? { ...group, published: [...(group.published ?? []), entry] } : group,
        )
      : [
          ...groups,
          {
            name: product?.name ?? "Default",
            products: product && [product.slug],
            entries: [],
            published: [entry],
          },
        ];
  }
  return groups;
}

function told(catalogue: Catalogue, { name, products, entries, published = [] }: FaqGroup): FaqGroupContent {
  const filled = entries
    .map(({ question, answer }) => ({ question, answer: tellFacts(answer, catalogue) }))
    .filter(({ answer }) => answer !== "");
  return { name, isGeneral: products === null, entries: [...filled, ...published] };
}

/** Every question, by group, with its answer: first what everybody asks, then what is about some products. */
export function wholeFaq(catalogue: Catalogue, faq: readonly FaqGroup[]): readonly FaqGroupContent[] {
  const general = faq.filter(({ products }) => products === null);
  const own = faq.filter(({ products }) => products !== null);
  return [...general, ...own].map((group) => told(catalogue, group));
}

/** The questions about some products, then those about everything: of these at most `generalShown`. */
export function faqOf(
  catalogue: Catalogue,
  faq: readonly FaqGroup[],
  productIds: readonly number[],
  generalShown = Infinity,
): readonly FaqGroupContent[] {
  const slugs = productIds.flatMap((id) => {
    const product = catalogue.products.get(id);
    return product ? [product.slug, pictureSlug(product)] : [];
  });
  const own = faq.filter(({ products }) => products?.some((slug) => slugs.includes(slug)));
  const general = faq
    .filter(({ products }) => products === null)
    .map((group) => told(catalogue, group))
    .map((group) => ({ ...group, entries: group.entries.slice(0, generalShown) }));
  return [...own.map((group) => told(catalogue, group)), ...general];
}

/** How well a word must mean another: 2 is its beginning, 1 a slip of the finger. */
const CLOSE = [2, 1] as const;

/** The entries that have every word of a query, or when there is none, one like it; all of them when nothing is asked. */
export function searchFaq(groups: readonly FaqGroupContent[], query: string): readonly FaqGroupContent[] {
  const asked = searchSynonyms(query);
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
