import type { Catalogue } from "./catalogue.ts";
import { colourOf } from "./film.ts";
import type { Product } from "./product.ts";
import type { Press, PricedDocument } from "./rates/sold-catalogue.types.ts";
import type { ShippingChoice } from "./shipping.ts";

/** How much of the products a page needs. */
export interface SliceParts {
  /** Only these supplies, as on the roll page; a product that has none of them keeps all. */
  readonly onlySupplyIds?: readonly number[] | null;
  /** Also what the Special Processing form needs. */
  readonly specialProcessing?: boolean;
}

const NO_SPECIAL_PROCESSING: Product["specialProcessing"] = {
  processingIds: [],
  extraSupplies: [],
  disabledSupplyIds: [],
  removedSupplyIds: [],
  disabled: [],
};

/** A product with the supplies that are kept, and the lookups of those. */
function productPart(product: Product, parts: SliceParts): Product {
  const only = parts.onlySupplyIds;
  const onPage = product.supplies.filter((row) => only?.includes(row.supplyId) ?? true);
  const supplies = onPage.length > 0 ? onPage : product.supplies;
  const specialProcessing = parts.specialProcessing ? product.specialProcessing : NO_SPECIAL_PROCESSING;
  const kept = new Set([...supplies, ...specialProcessing.extraSupplies].map((row) => row.supplyId));
  const attributeLookups = product.attributeLookups.filter((row) => kept.has(row.supplyId));
  return { ...product, supplies, specialProcessing, attributeLookups };
}

function keep<Row extends { readonly id: number }>(rows: readonly Row[], ids: Iterable<number>): Row[] {
  const wanted = new Set(ids);
  return rows.filter((row) => wanted.has(row.id));
}

function keepCodes<Row extends { readonly code: string }>(
  rows: readonly Row[],
  codes: Iterable<string | null>,
): Row[] {
  const wanted = new Set(codes);
  return rows.filter((row) => wanted.has(row.code));
}

function supplyRowsOf(product: Product) {
  return [...product.supplies, ...product.specialProcessing.extraSupplies];
}

/** The rows of the option lists that these products offer. */
function optionRows(document: PricedDocument, products: readonly Product[]) {
  const rows = products.flatMap(supplyRowsOf);
  const lookups = products.flatMap((product) => product.attributeLookups);
  const cutFromFilm = products.some((product) => product.cutFromFilm);
  return {
    supplies: keep(
      document.supplies,
      rows.map((row) => row.supplyId),
    ),
    shapes: keep(
      document.shapes,
      rows.flatMap((row) => row.shapes.map((shape) => shape.shapeId)),
    ),
    finishings: keep(
      document.finishings,
      products.flatMap((product) => product.finishingIds),
    ),
    adhesives: keep(
      document.adhesives,
      lookups.flatMap((row) => row.adhesiveIds),
    ),
    materials: keep(
      document.materials,
      products.flatMap((product) => product.materialIds),
    ),
    printedSides: keep(
      document.printedSides,
      products.flatMap((product) => product.printedSideIds),
    ),
    colours: keep(
      document.colours,
      products.flatMap((product) => product.colourIds),
    ).map((colour) => (cutFromFilm ? colour : colourOf({ cutFromFilm }, colour))),
  };
}

/** What a press calls its plates is for print files, which no browser makes. */
function pressPart({ plates: _plates, ...press }: Press): Press {
  return press;
}

/** Sizes, limits, presses, add-ons and features that these products and supplies name. */
function namedRows(
  document: PricedDocument,
  products: readonly Product[],
  supplies: PricedDocument["supplies"],
) {
  const supplyIds = new Set<number | null>(supplies.map((row) => row.id));
  if (products.some((product) => product.supplies.length === 0)) supplyIds.add(null);
  return {
    sizeLists: keepCodes(document.sizeLists, [
      ...products.flatMap((product) => supplyRowsOf(product).map((row) => row.sizeList)),
      ...products.map((product) => product.sizeList),
    ]),
    dimLookups: document.dimLookups.filter(
      ({ supplyId, productId }) =>
        supplyIds.has(supplyId) && (productId === null || products.some(({ id }) => id === productId)),
    ),
    presses: keepCodes(document.presses, [
      ...supplies.map((row) => row.press),
      ...products.map((product) => product.press),
    ]).map(pressPart),
    addons: keepCodes(document.addons, [
      ...products.flatMap((product) => product.addonCodes),
      ...supplies.flatMap((row) => row.ownAddonCodes ?? []),
    ]),
    printFeatures: keepCodes(
      document.printFeatures,
      products.flatMap((product) => product.printFeatureCodes),
    ),
  };
}

function serves(choice: ShippingChoice, products: readonly Product[]): boolean {
  const { onlyProductIds, onlyFinishingIds } = choice;
  return (
    (onlyProductIds === null && onlyFinishingIds === null) ||
    products.some(
      (product) =>
        onlyProductIds?.includes(product.id) ||
        product.finishingIds.some((id) => onlyFinishingIds?.includes(id)),
    )
  );
}

/** Pages that sell nothing but these products, their featured prices, promotions, shipping, and the shop's own holidays. */
function shopRows(document: PricedDocument, products: readonly Product[]) {
  const ids = new Set(products.map((product) => product.id));
  const featuredItems = document.featuredItems.filter((item) =>
    [...item.productIds, ...item.materialProductIds].every((id) => ids.has(id)),
  );
  const itemIds = new Set(featuredItems.map((item) => item.id));
  return {
    featuredItems,
    featuredGroups: document.featuredGroups.map((group) => ({
      ...group,
      featuredItemIds: group.featuredItemIds.filter((id) => itemIds.has(id)),
    })),
    featuredPrices: document.featuredPrices.filter((row) => ids.has(row.productId)),
    shippingChoices: document.shippingChoices.filter((row) => serves(row, products)),
    installReadyADay: document.installReadyADay,
    parcel: document.parcel,
    // What customers call them is for the search of the home page.
    stockFacts: document.stockFacts.map((fact) => ({ ...fact, words: [] })),
    uses: [],
    coupons: [],
    faces: products.some(({ creationTool }) => creationTool) ? document.faces : [],
    holidays: document.holidays.filter((day) => day.region === null || day.region === document.shop.region),
    priceRules: {
      ...document.priceRules,
      promotions: document.priceRules.promotions.filter((row) => row.productIds.some((id) => ids.has(id))),
    },
  };
}

/**
 * The smallest document with which these products can be configured, priced, dated and drawn exactly as with the
 * whole one: with selling rates, without a cost or a margin. Groups keep their places; ids it does not know are not wrong, only elsewhere.
 */
export function sliceFor(
  catalogue: Catalogue,
  productIds: readonly number[],
  parts: SliceParts = {},
): PricedDocument {
  const { document } = catalogue;
  const products = keep(document.products, productIds).map((product) => productPart(product, parts));
  const options = optionRows(document, products);
  const special = parts.specialProcessing === true;
  return {
    shop: document.shop,
    products,
    ...options,
    ...namedRows(document, products, options.supplies),
    specialProcessings: special ? document.specialProcessings : [],
    premiumCoating: special ? document.premiumCoating : { ...document.premiumCoating, choices: [] },
    ...shopRows(document, products),
    galleryRules: document.galleryRules,
    words: null,
  };
}
