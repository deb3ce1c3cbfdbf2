import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem, FeaturedPrice } from "#domain/catalogue/schema.ts";
import { type LetteringDesign, openingDesign } from "#domain/lettering/design.ts";
import { MAX_LISTED_SETS } from "./limits.ts";
import { quantitiesOf, sizesOf } from "./options/product-rows.ts";
import { type Draft, settle } from "./options/settle.ts";
import type { Scope, Selection } from "./selection.ts";
import type { Entries } from "./wire/field-names.ts";

/** What a page asks of its first selection: a product in its path, a supply, a featured price (`?featured=`), words to begin with. */
export interface Start {
  readonly productId?: number;
  readonly supplyId?: number | null;
  readonly featuredPriceId?: number;
  /** Words that an address stands for which names neither words nor a size; nothing is written where they are left out. */
  readonly words?: LetteringDesign;
}

/** The words that a page begins with; none where another thing than words is sold. */
export function openingWords({ page }: Pick<FeaturedItem, "page">): LetteringDesign | undefined {
  return page === "lettering" ? openingDesign : undefined;
}

/** `?featured=7`: a featured price of this page that fills in the form; any other number is ignored. */
function featuredPriceId(catalogue: Catalogue, item: FeaturedItem, query: Entries): number | undefined {
  const id = Number([...query].find(([name]) => name === "featured")?.[1]);
  return catalogue.featuredPrices.get(id)?.featuredItemId === item.id ? id : undefined;
}

/** What the page of a featured item begins with where its address says nothing else: of a product in its path, and its query. */
export function pageStart(
  catalogue: Catalogue,
  item: FeaturedItem,
  product: Pick<Product, "id"> | null | undefined,
  query: Entries = [],
): Start {
  return {
    productId: product?.id,
    featuredPriceId: featuredPriceId(catalogue, item, query),
    words: openingWords(item),
  };
}

/** The choices of a featured price; a size or quantity outside the lists becomes a typed one. */
function featuredDraft(catalogue: Catalogue, base: Selection, row: FeaturedPrice): Draft {
  const { widthMm, heightMm, runSize, sets } = row;
  const listed = sizesOf(catalogue, base).some(
    (size) => size.widthMm === widthMm && size.heightMm === heightMm,
  );
  const addon = row.addonItemId === null ? undefined : catalogue.addonItems.get(row.addonItemId);
  return {
    ...base,
    materialId: row.materialId,
    printedSideId: row.printedSideId,
    colourId: row.colourId ?? base.colourId,
    size: { custom: !listed, widthMm, heightMm },
    addons: addon === undefined ? base.addons : { ...base.addons, [addon.group.code]: addon.item.id },
    printFeatures: row.printFeatures,
    quantity: { custom: !quantitiesOf(catalogue, base).includes(runSize), pieces: runSize },
    sets: { custom: sets > MAX_LISTED_SETS, count: sets },
  };
}

/** The first selection of a page: the first option of every list, print features at their own default. */
export function defaultSelection(catalogue: Catalogue, scope: Scope, start: Start = {}): Selection {
  const featured =
    start.featuredPriceId === undefined ? undefined : catalogue.featuredPrices.get(start.featuredPriceId);
  const productId = featured?.productId ?? start.productId;
  const base = settle(catalogue, scope, { productId, supplyId: start.supplyId });
  return featured === undefined || base.productId !== featured.productId
    ? base
    : settle(catalogue, scope, featuredDraft(catalogue, base, featured));
}
