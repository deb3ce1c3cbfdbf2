import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { wordsIn } from "./words.ts";

/** Something by which goods are found, and what is answered then. */
export interface Clue {
  readonly words: readonly string[];
  /** How much it says: a use more than a name, a name more than a word of the description. */
  readonly weight: number;
  /** Why it fits, in words; null where the name says it. */
  readonly why: string | null;
  /** The choice that makes it fit, as a parameter of the address. */
  readonly choice?: readonly [name: string, slug: string];
  /** It is true of everything on the page. */
  readonly ofPage?: boolean;
}

/** A product as one page sells it. */
export interface SearchEntry {
  readonly item: FeaturedItem;
  readonly product: Product;
  readonly clues: readonly Clue[];
}

const WEIGHT = { use: 6, name: 4, invited: 3.5, fact: 3, factOfChoice: 2, description: 1 } as const;

/** Fits of a use stand in their order, none so far behind that it is left out. */
const LESS_WITH_PLACE = 0.1;

function pageClues(item: FeaturedItem): readonly Clue[] {
  return [
    { words: wordsIn(item.name), weight: WEIGHT.name, why: null, ofPage: true },
    { words: wordsIn(item.summary), weight: WEIGHT.description, why: null, ofPage: true },
  ];
}

function factClues(
  catalogue: Catalogue,
  codes: readonly string[] | undefined,
  weight: number,
  choice?: { readonly name: string; readonly field: string; readonly slug: string },
): readonly Clue[] {
  return (codes ?? []).flatMap((code) => {
    const fact = catalogue.stockFacts.get(code);
    if (fact === undefined) return [];
    const words = [...fact.words, ...wordsIn(fact.name)];
    return choice === undefined
      ? { words, weight, why: fact.sentence }
      : {
          words,
          weight,
          why: `${fact.sentence} Choose ${choice.name}.`,
          choice: [choice.field, choice.slug] as const,
        };
  });
}

/** Facts of a product; those for which a page invites to it ("Make waterproof labels") say more of it there. */
function ownFactClues(catalogue: Catalogue, item: FeaturedItem, product: Product): readonly Clue[] {
  const clues = factClues(catalogue, product.facts, WEIGHT.fact);
  if (item.invitesProductId !== product.id) return clues;
  const invited = wordsIn(item.invites ?? "");
  return clues.map((clue) =>
    clue.words.some((word) => invited.includes(word)) ? { ...clue, weight: WEIGHT.invited } : clue,
  );
}

/** Facts of what can be chosen with a product on a page: a finish, an adhesive, a laminate, a card stock. */
function choiceClues(catalogue: Catalogue, item: FeaturedItem, product: Product): readonly Clue[] {
  const onPage = (id: number) => item.onlySupplyIds?.includes(id) ?? true;
  const sold = product.supplies.filter(({ supplyId, disabledReason }) => onPage(supplyId) && !disabledReason);
  const first = sold[0] && catalogue.supplies.get(sold[0].supplyId);
  const lookups = product.attributeLookups.filter(({ supplyId }) => supplyId === first?.id);
  const adhesiveIds = first?.hasAdhesives ? lookups.flatMap((row) => row.adhesiveIds) : [];
  const laminateIds = first?.ownAddonCodes ? [] : lookups.flatMap((row) => row.premiumProcessingIds);
  const of = <Row>(ids: readonly number[], rows: ReadonlyMap<number, Row>) =>
    [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
  const clues = (
    field: string,
    rows: readonly { name: string; slug: string; facts?: string[] | undefined }[],
  ) =>
    rows.flatMap((row) => {
      // The only one there is needs no choosing.
      const choice = rows.length === 1 ? undefined : { ...row, field };
      return factClues(catalogue, row.facts, WEIGHT.factOfChoice, choice);
    });
  return [
    ...clues(
      "finishing",
      of(
        lookups.map((row) => row.finishingId),
        catalogue.finishings,
      ),
    ),
    ...clues("adhesive", of(adhesiveIds, catalogue.adhesives)),
    ...clues(
      "premium",
      of(laminateIds, catalogue.addonItems).map(({ item: row }) => row),
    ),
    ...clues("material", of(product.materialIds, catalogue.materials)),
  ];
}

function productClues(catalogue: Catalogue, item: FeaturedItem, product: Product): readonly Clue[] {
  const uses = catalogue.document.uses.flatMap(({ words, name, fits }): Clue[] =>
    fits
      .map(({ why, ...fit }, place) => ({ fit, why, weight: WEIGHT.use - place * LESS_WITH_PLACE }))
      .filter(({ fit }) => fit.productId === product.id && fit.featuredItemId === item.id)
      .map(({ why, weight }) => ({ words: [...words, ...wordsIn(name)], weight, why })),
  );
  return [
    ...uses,
    { words: wordsIn(product.name), weight: WEIGHT.name, why: null },
    { words: wordsIn(product.summary), weight: WEIGHT.description, why: null },
    ...ownFactClues(catalogue, item, product),
    ...choiceClues(catalogue, item, product),
  ];
}

const known = memoizePerCatalogue<readonly SearchEntry[]>();

/** Everything that can be found, in the order of the pages; built once per catalogue. */
export function searchEntries(catalogue: Catalogue): readonly SearchEntry[] {
  return known(catalogue, "", () =>
    catalogue.document.featuredItems.flatMap((item) =>
      item.productIds.flatMap((id) => {
        const product = catalogue.products.get(id);
        if (product === undefined) return [];
        return { item, product, clues: [...productClues(catalogue, item, product), ...pageClues(item)] };
      }),
    ),
  );
}
