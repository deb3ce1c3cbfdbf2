import type { StoredProduct } from "../product.ts";
import type { CatalogueDocument, FeaturedItem } from "../schema.ts";
import { nextNumber } from "./sheet.ts";

/** What is said of a copy; everything else is that of the row it is made from. */
export interface CopyTarget {
  readonly copied: { readonly fromId: number };
  readonly slug: string;
  readonly name: string;
  /** Of a product. */
  readonly summary?: string;
  /** Of a finishing or a stock. */
  readonly note?: string;
}

export interface CopiedRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly copied?: { readonly fromId: number; readonly pictures: string } | undefined;
}

function clone<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** A list with a row after the one it is made from. */
function after<Item>(
  list: readonly Item[],
  isFirst: (item: Item) => boolean,
  copy: (item: Item) => Item,
): Item[] {
  return list.flatMap((item) => (isFirst(item) ? [item, copy(item)] : [item]));
}

/** Ids with that of the copy after that of the first. */
function besides(ids: readonly number[], fromId: number, id: number): number[] {
  return after(
    ids,
    (one) => one === fromId,
    () => id,
  );
}

function markOf(first: CopiedRow, target: CopyTarget) {
  return { fromId: target.copied.fromId, pictures: first.copied?.pictures ?? first.slug };
}

/** A page that sells this product alone: its copy has a page of its own beside it. */
function isOwnPage({ productIds }: FeaturedItem, productId: number): boolean {
  return productIds.length === 1 && productIds[0] === productId;
}

function pageOfCopy(item: FeaturedItem, copy: StoredProduct): FeaturedItem {
  const { id, name, slug, summary } = copy;
  return {
    ...item,
    id,
    name,
    slug,
    summary,
    route: `/${item.page}/${slug}`,
    productIds: [id],
    pictures: item.pictures ?? item.slug,
  };
}

/** Sells the copy wherever the first is sold: on its page after it, or on a page of its own in the same group. */
function addToPages(document: CatalogueDocument, first: StoredProduct, copy: StoredProduct): void {
  const own = document.featuredItems.find((item) => isOwnPage(item, first.id));
  document.featuredItems = document.featuredItems.map((item) => ({
    ...item,
    productIds: item === own ? item.productIds : besides(item.productIds, first.id, copy.id),
    materialProductIds: besides(item.materialProductIds, first.id, copy.id),
  }));
  if (own === undefined) return;
  document.featuredItems = after(
    document.featuredItems,
    ({ id }) => id === own.id,
    (item) => pageOfCopy(item, copy),
  );
  for (const group of document.featuredGroups)
    group.featuredItemIds = besides(group.featuredItemIds, own.id, copy.id);
}

export function addProduct(document: CatalogueDocument, key: string, target: CopyTarget): void {
  const first = document.products.find(({ id }) => id === target.copied.fromId);
  if (first === undefined) return;
  const {
    retired: _retired,
    awayUntil: _away,
    insteadId: _instead,
    shopPictures: _pictures,
    ...rest
  } = clone(first);
  const copy: StoredProduct = {
    ...rest,
    id: Number(key),
    name: target.name,
    slug: target.slug,
    summary: target.summary ?? first.summary,
    copied: markOf(first, target),
    ...(first.title && { title: { ...first.title, start: target.name } }),
  };
  document.products = after(
    document.products,
    ({ id }) => id === first.id,
    () => copy,
  );
  addToPages(document, first, copy);
  for (const row of [...document.finishings, ...document.materials])
    row.onlyProductIds &&= besides(row.onlyProductIds, first.id, copy.id);
  for (const row of document.shippingChoices) {
    row.onlyProductIds &&= besides(row.onlyProductIds, first.id, copy.id);
    row.exceptProductIds = besides(row.exceptProductIds, first.id, copy.id);
  }
  for (const row of document.dimLookups.filter(({ productId }) => productId === first.id))
    document.dimLookups.push({
      ...clone(row),
      id: Number(nextNumber(document.dimLookups, 0)),
      productId: copy.id,
    });
}

function without(ids: readonly number[], id: number): number[] {
  return ids.filter((one) => one !== id);
}

/** Takes out a copy that was never sold, with all that came with it. */
export function removeProduct(document: CatalogueDocument, key: string): void {
  const id = Number(key);
  document.products = document.products.filter((row) => row.id !== id);
  document.featuredItems = document.featuredItems
    .filter((item) => item.id !== id)
    .map((item) => ({
      ...item,
      productIds: without(item.productIds, id),
      materialProductIds: without(item.materialProductIds, id),
    }));
  for (const group of document.featuredGroups) group.featuredItemIds = without(group.featuredItemIds, id);
  for (const row of [...document.finishings, ...document.materials]) {
    const left = without(row.onlyProductIds ?? [], id);
    // The last one stays named: nobody said that it comes on all.
    if (left.length > 0) row.onlyProductIds = left;
  }
  for (const row of document.shippingChoices) {
    row.onlyProductIds &&= without(row.onlyProductIds, id);
    row.exceptProductIds = without(row.exceptProductIds, id);
  }
  document.dimLookups = document.dimLookups.filter(({ productId }) => productId !== id);
  document.priceRules.promotions = document.priceRules.promotions
    .map((row) => ({ ...row, productIds: without(row.productIds, id) }))
    .filter(({ productIds }) => productIds.length > 0);
}

export type List = "finishings" | "materials";

/** A finishing or stock comes wherever the one it is made from comes, after it. */
export function addChoice(document: CatalogueDocument, list: List, key: string, target: CopyTarget): void {
  const first = document[list].find(({ id }) => id === target.copied.fromId);
  if (first === undefined) return;
  const { retired: _retired, awayUntil: _away, onlyProductIds: _only, ...rest } = clone(first);
  const own = {
    id: Number(key),
    name: target.name,
    slug: target.slug,
    note: target.note ?? "",
    copied: markOf(first, target),
  };
  const rows: CopiedRow[] = document[list];
  rows.splice(rows.indexOf(first) + 1, 0, { ...rest, ...own });
  if (list === "finishings") addFinishing(document, first.id, own.id);
  else addMaterial(document, first.id, own.id);
}

function addFinishing(document: CatalogueDocument, fromId: number, finishingId: number): void {
  for (const product of document.products) {
    product.finishingIds = besides(product.finishingIds, fromId, finishingId);
    product.attributeLookups = after(
      product.attributeLookups,
      (row) => row.finishingId === fromId,
      (row) => ({ ...clone(row), finishingId }),
    );
  }
  for (const row of document.shippingChoices)
    row.onlyFinishingIds &&= besides(row.onlyFinishingIds, fromId, finishingId);
  document.galleryRules.byFinishing = after(
    document.galleryRules.byFinishing,
    (rule) => rule.finishingId === fromId,
    (rule) => ({ ...clone(rule), finishingId }),
  );
}

/** A product that is one stock stays that one. */
function addMaterial(document: CatalogueDocument, fromId: number, materialId: number): void {
  for (const product of document.products)
    if (product.cardKind !== "material")
      product.materialIds = besides(product.materialIds, fromId, materialId);
  document.galleryRules.byMaterial = after(
    document.galleryRules.byMaterial,
    (rule) => rule.materialId === fromId,
    (rule) => ({ ...clone(rule), materialId }),
  );
}

export function removeChoice(document: CatalogueDocument, list: List, key: string): void {
  const id = Number(key);
  if (list === "finishings") document.finishings = document.finishings.filter((row) => row.id !== id);
  else document.materials = document.materials.filter((row) => row.id !== id);
  const { galleryRules } = document;
  if (list === "materials") {
    for (const product of document.products) product.materialIds = without(product.materialIds, id);
    galleryRules.byMaterial = galleryRules.byMaterial.filter(({ materialId }) => materialId !== id);
    return;
  }
  for (const product of document.products) {
    product.finishingIds = without(product.finishingIds, id);
    product.attributeLookups = product.attributeLookups.filter(({ finishingId }) => finishingId !== id);
  }
  for (const row of document.shippingChoices) row.onlyFinishingIds &&= without(row.onlyFinishingIds, id);
  galleryRules.byFinishing = galleryRules.byFinishing.filter(({ finishingId }) => finishingId !== id);
}
