import { productPage } from "./product-page.ts";
import type { ProductSupply, StoredProduct } from "./product.ts";
import type { CatalogueDocument, FeaturedItem } from "./schema.ts";

interface Row {
  readonly id: number;
  readonly retired?: true | undefined;
}

function retiredIn(rows: readonly Row[]): ReadonlySet<number> {
  return new Set(rows.filter(({ retired }) => retired).map(({ id }) => id));
}

/** Ids of what is retired, by kind; a colour may be as ink, as film, or as both. */
interface Retired {
  readonly products: ReadonlySet<number>;
  readonly finishings: ReadonlySet<number>;
  readonly materials: ReadonlySet<number>;
  readonly inks: ReadonlySet<number>;
  readonly films: ReadonlySet<number>;
}

function retiredOf({ products, finishings, materials, colours }: CatalogueDocument): Retired {
  return {
    products: retiredIn(products),
    finishings: retiredIn(finishings),
    materials: retiredIn(materials),
    inks: retiredIn(colours),
    films: retiredIn(colours.map(({ id, film }) => ({ id, retired: film?.retired }))),
  };
}

interface ComingRow extends Row {
  readonly onlyProductIds?: readonly number[] | undefined;
}

function idsNotFor(rows: readonly ComingRow[], productId: number): number[] {
  return rows.filter((row) => row.onlyProductIds?.includes(productId) === false).map(({ id }) => id);
}

/** Besides what is retired, what one product does not come in, although others do. */
function goneFrom(
  { finishings, materials }: CatalogueDocument,
  { id }: StoredProduct,
  gone: Retired,
): Retired {
  return {
    ...gone,
    finishings: new Set([...gone.finishings, ...idsNotFor(finishings, id)]),
    materials: new Set([...gone.materials, ...idsNotFor(materials, id)]),
  };
}

function without(ids: readonly number[], gone: ReadonlySet<number>): number[] {
  return ids.filter((id) => !gone.has(id));
}

/** A product without what it does not come in any more; a supply that came in nothing else goes along. */
function productOnSale(product: StoredProduct, gone: Retired): StoredProduct {
  const attributeLookups = product.attributeLookups.filter((row) => !gone.finishings.has(row.finishingId));
  const comes = ({ supplyId }: ProductSupply) =>
    attributeLookups.some((row) => row.supplyId === supplyId) ||
    !product.attributeLookups.some((row) => row.supplyId === supplyId);
  const { specialProcessing } = product;
  return {
    ...product,
    attributeLookups,
    supplies: product.supplies.filter(comes),
    finishingIds: without(product.finishingIds, gone.finishings),
    materialIds: without(product.materialIds, gone.materials),
    colourIds: without(product.colourIds, product.cutFromFilm ? gone.films : gone.inks),
    specialProcessing: {
      ...specialProcessing,
      extraSupplies: specialProcessing.extraSupplies.filter(comes),
      disabled: specialProcessing.disabled.map((row) =>
        gone.finishings.has(row.unlessFinishingId ?? 0) ? { ...row, unlessFinishingId: null } : row,
      ),
    },
  };
}

/** Pages that still sell something, in groups that still have a page. */
function pagesOnSale(document: CatalogueDocument, gone: Retired) {
  const featuredItems = document.featuredItems
    .map((item) => ({
      ...item,
      productIds: without(item.productIds, gone.products),
      materialProductIds: without(item.materialProductIds, gone.products),
    }))
    .filter(({ productIds }) => productIds.length > 0);
  const pages = new Set(featuredItems.map(({ id }) => id));
  const featuredGroups = document.featuredGroups
    .map((group) => ({ ...group, featuredItemIds: group.featuredItemIds.filter((id) => pages.has(id)) }))
    .filter(({ featuredItemIds }) => featuredItemIds.length > 0);
  return { featuredItems, featuredGroups, pages };
}

function galleryOnSale(
  { galleryRules, featuredGroups: before }: CatalogueDocument,
  gone: Retired,
  featuredGroups: CatalogueDocument["featuredGroups"],
): CatalogueDocument["galleryRules"] {
  const { byFinishing, byMaterial, rollPage } = galleryRules;
  const rollGroup = before[rollPage.featuredGroupIndex];
  return {
    ...galleryRules,
    byFinishing: byFinishing.filter(({ finishingId }) => !gone.finishings.has(finishingId)),
    byMaterial: byMaterial.filter(({ materialId }) => !gone.materials.has(materialId)),
    rollPage: {
      ...rollPage,
      featuredGroupIndex: featuredGroups.findIndex(({ id }) => id === rollGroup?.id),
    },
  };
}

/** Promotions and ways to ship without what is not sold any more. */
function rulesOnSale({ priceRules, shippingChoices }: CatalogueDocument, gone: Retired) {
  return {
    priceRules: {
      ...priceRules,
      promotions: priceRules.promotions
        .map((row) => ({ ...row, productIds: without(row.productIds, gone.products) }))
        .filter(({ productIds }) => productIds.length > 0),
    },
    shippingChoices: shippingChoices.map((row) => ({
      ...row,
      onlyProductIds: row.onlyProductIds && without(row.onlyProductIds, gone.products),
      exceptProductIds: without(row.exceptProductIds, gone.products),
      onlyFinishingIds: row.onlyFinishingIds && without(row.onlyFinishingIds, gone.finishings),
    })),
  };
}

/**
 * A document without what is retired and whatever names it: what the shop, the price engine and the checks know. The stored one keeps
 * its rows, so that no id or address comes to mean another thing (decision 325).
 */
export function documentOnSale(document: CatalogueDocument): CatalogueDocument {
  const gone = retiredOf(document);
  const isSplit = [...document.finishings, ...document.materials].some((row) => row.onlyProductIds);
  if (!isSplit && Object.values(gone).every((ids) => ids.size === 0)) return document;
  const { pages, featuredItems, featuredGroups } = pagesOnSale(document, gone);
  const goneOf = new Map(document.products.map((row) => [row.id, goneFrom(document, row, gone)]));
  const products = document.products
    .filter(({ id }) => !gone.products.has(id))
    .map((product) => productOnSale(product, goneOf.get(product.id) ?? gone));
  const isSold = (id: number | null, ids: ReadonlySet<number>) => id === null || !ids.has(id);
  const fromFilm = new Set(products.filter(({ cutFromFilm }) => cutFromFilm).map(({ id }) => id));
  const { shop } = document;
  return {
    ...document,
    ...rulesOnSale(document, gone),
    products,
    finishings: document.finishings.filter(({ retired }) => !retired),
    materials: document.materials.filter(({ retired }) => !retired),
    featuredItems,
    featuredGroups,
    shop: pages.has(shop.defaultFeaturedItemId)
      ? shop
      : { ...shop, defaultFeaturedItemId: featuredItems[0]?.id ?? shop.defaultFeaturedItemId },
    featuredPrices: document.featuredPrices.filter(
      (row) =>
        pages.has(row.featuredItemId) &&
        isSold(row.productId, gone.products) &&
        isSold(row.materialId, (goneOf.get(row.productId) ?? gone).materials) &&
        isSold(row.colourId, fromFilm.has(row.productId) ? gone.films : gone.inks),
    ),
    dimLookups: document.dimLookups.filter(({ productId }) => isSold(productId, gone.products)),
    uses: document.uses.map((use) => ({
      ...use,
      fits: use.fits.filter(
        ({ productId, featuredItemId }) => isSold(productId, gone.products) && pages.has(featuredItemId),
      ),
    })),
    galleryRules: galleryOnSale(document, gone, featuredGroups),
  };
}

/** Every address below which a page of the shop stands. */
function addressesOf({ route, page, slug }: FeaturedItem): readonly string[] {
  return [...new Set([route, `/${page}/${slug}`, `/quote/${slug}`])];
}

/** Which product stands in for a retired one, over several that were retired one after the other; null where none does. */
function successorOf(document: CatalogueDocument, sold: CatalogueDocument, product: StoredProduct) {
  let next: StoredProduct | undefined = product;
  for (let steps = 0; next?.retired && steps < document.products.length; steps += 1) {
    const id: number | undefined = next.insteadId;
    next = document.products.find((row) => row.id === id);
  }
  return sold.products.find(({ id }) => id === next?.id) ?? null;
}

/** Where the addresses of retired products lead: to what comes instead, else to what is left of their page, else to all of its kind. */
export function leadsOf(document: CatalogueDocument, sold: CatalogueDocument): ReadonlyMap<string, string> {
  const leads = new Map<string, string>();
  const left = new Set(sold.featuredItems.map(({ id }) => id));
  for (const product of document.products.filter(({ retired }) => retired)) {
    const successor = successorOf(document, sold, product);
    const page = successor && productPage({ document: sold }, successor);
    for (const item of document.featuredItems) {
      if (![...item.productIds, ...item.materialProductIds].includes(product.id)) continue;
      const category = item.page === "business-cards" ? "/business-cards" : "/stickers";
      const to = page ?? (left.has(item.id) ? item.route : category);
      for (const address of addressesOf(item)) {
        if (!left.has(item.id) && !leads.has(address)) leads.set(address, to);
        leads.set(`${address}/${product.slug}`, to);
      }
    }
  }
  return leads;
}

function awayRows({ products, finishings, materials, colours }: CatalogueDocument) {
  const films = colours.flatMap(({ film }) => film ?? []);
  return [...products, ...finishings, ...materials, ...colours, ...films];
}

/** The first day on which something that is sold out is there again; null where nothing is. */
export function firstReturn(document: CatalogueDocument): string | null {
  return (
    awayRows(document)
      .flatMap(({ awayUntil }) => awayUntil ?? [])
      .toSorted()[0] ?? null
  );
}

/** A document on a day: what was sold out until then is there again. */
export function documentOnDay(document: CatalogueDocument, day: string): CatalogueDocument {
  const first = firstReturn(document);
  if (first === null || first > day) return document;
  const copy = JSON.parse(JSON.stringify(document)) as CatalogueDocument;
  for (const row of awayRows(copy))
    if (row.awayUntil !== undefined && row.awayUntil <= day) delete row.awayUntil;
  return copy;
}
