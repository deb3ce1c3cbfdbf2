import { type Lettering, noLettering } from "#domain/lettering/designs/lettering-designs.ts";
import type {
  AddonGroup,
  AddonItem,
  Choice,
  Finishing,
  PrintFeature,
  PrintFeatureItem,
  PrintedSide,
  Supply,
} from "./choice.ts";
import type { ColourRow } from "./colour.ts";
import type { Product, SizeList } from "./product.ts";
import { documentOnSale, leadsOf } from "./on-sale.ts";
import { pricedDocument } from "./rates/priced-document.ts";
import type { Press, PricedDocument } from "./rates/sold-catalogue.types.ts";
import type {
  CatalogueDocument,
  DimLookup,
  FeaturedItem,
  FeaturedPrice,
  Shape,
  SpecialProcessing,
} from "./schema.ts";
import type { StockFact } from "./stock-facts.ts";

/** A catalogue as it is sold, with the indexes every look-up uses. Built once per version; a page's slice is indexed the same way. */
export interface Catalogue extends Lettering {
  /** Hash of the published document; a slice carries the version of the whole. */
  readonly version: string;
  readonly document: PricedDocument;
  readonly products: ReadonlyMap<number, Product>;
  readonly productBySlug: ReadonlyMap<string, Product>;
  readonly supplies: ReadonlyMap<number, Supply>;
  readonly shapes: ReadonlyMap<number, Shape>;
  readonly finishings: ReadonlyMap<number, Finishing>;
  readonly adhesives: ReadonlyMap<number, Choice>;
  readonly materials: ReadonlyMap<number, Choice>;
  readonly printedSides: ReadonlyMap<number, PrintedSide>;
  readonly colours: ReadonlyMap<number, ColourRow>;
  readonly addons: ReadonlyMap<string, AddonGroup>;
  readonly addonItems: ReadonlyMap<number, { readonly group: AddonGroup; readonly item: AddonItem }>;
  readonly printFeatures: ReadonlyMap<string, PrintFeature>;
  readonly printFeatureItems: ReadonlyMap<
    number,
    { readonly feature: PrintFeature; readonly item: PrintFeatureItem }
  >;
  readonly specialProcessings: ReadonlyMap<number, SpecialProcessing>;
  readonly sizeLists: ReadonlyMap<string, SizeList>;
  readonly presses: ReadonlyMap<string, Press>;
  /** Where a tier's share stands in the shares of a press. */
  readonly tierPlaces: ReadonlyMap<number, number>;
  readonly stockFacts: ReadonlyMap<string, StockFact>;
  readonly dimLookups: ReadonlyMap<number | null, readonly DimLookup[]>;
  readonly featuredItems: ReadonlyMap<number, FeaturedItem>;
  readonly featuredItemBySlug: ReadonlyMap<string, FeaturedItem>;
  readonly featuredPrices: ReadonlyMap<number, FeaturedPrice>;
  /** Addresses of what is retired, with where they lead to now; a page's part of the catalogue has none. */
  readonly leads: ReadonlyMap<string, string>;
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
function bySlug<T extends { readonly slug: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.slug, row]));
}
function byCode<T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * Builds the indexes of what is sold; references are taken as checked (see `catalogueIssues`). Without `lettering` no words
 * can be measured.
 */
export function indexCatalogue(
  document: PricedDocument,
  version: string,
  lettering: Lettering = noLettering,
  leads: ReadonlyMap<string, string> = new Map(),
): Catalogue {
  return {
    ...lettering,
    leads,
    version,
    document,
    products: byId(document.products),
    productBySlug: bySlug(document.products),
    supplies: byId(document.supplies),
    shapes: byId(document.shapes),
    finishings: byId(document.finishings),
    adhesives: byId(document.adhesives),
    materials: byId(document.materials),
    printedSides: byId(document.printedSides),
    colours: byId(document.colours),
    addons: byCode(document.addons),
    addonItems: new Map(
      document.addons.flatMap((group) => group.items.map((item) => [item.id, { group, item }])),
    ),
    printFeatures: byCode(document.printFeatures),
    printFeatureItems: new Map(
      document.printFeatures.flatMap((feature) => feature.items.map((item) => [item.id, { feature, item }])),
    ),
    specialProcessings: byId(document.specialProcessings),
    sizeLists: byCode(document.sizeLists),
    presses: byCode(document.presses),
    tierPlaces: new Map(document.priceRules.tiers.map((quantity, place) => [quantity, place])),
    stockFacts: byCode(document.stockFacts),
    dimLookups: Map.groupBy(document.dimLookups, (row) => row.supplyId),
    featuredItems: byId(document.featuredItems),
    featuredItemBySlug: bySlug(document.featuredItems),
    featuredPrices: byId(document.featuredPrices),
  };
}

/** The catalogue that a stored document sells: without what is retired, its costs and margins compiled into rates, then indexed. */
export function compileCatalogue(
  document: CatalogueDocument,
  version: string,
  lettering: Lettering = noLettering,
): Catalogue {
  const sold = documentOnSale(document);
  return indexCatalogue(pricedDocument(sold), version, lettering, leadsOf(document, sold));
}

/** A group of pages, in the order of the shop. */
interface FeaturedGroup {
  readonly id: number;
  readonly name: string;
  readonly items: readonly FeaturedItem[];
}

export function featuredGroupsOf({ document, featuredItems }: Catalogue): readonly FeaturedGroup[] {
  return document.featuredGroups.map(({ id, name, featuredItemIds }) => ({
    id,
    name,
    items: featuredItemIds.flatMap((itemId) => featuredItems.get(itemId) ?? []),
  }));
}
