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
import type { Product, SizeList } from "./product.ts";
import type {
  CatalogueDocument,
  DimLookup,
  FeaturedItem,
  FeaturedPrice,
  Press,
  Shape,
  SpecialProcessing,
} from "./schema.ts";

/** A catalogue document with the indexes every look-up uses. Built once per version; a page's slice compiles the same way. */
export interface Catalogue {
  /** Hash of the published document; a slice carries the version of the whole. */
  readonly version: string;
  readonly document: CatalogueDocument;
  readonly products: ReadonlyMap<number, Product>;
  readonly productBySlug: ReadonlyMap<string, Product>;
  readonly supplies: ReadonlyMap<number, Supply>;
  readonly shapes: ReadonlyMap<number, Shape>;
  readonly finishings: ReadonlyMap<number, Finishing>;
  readonly adhesives: ReadonlyMap<number, Choice>;
  readonly materials: ReadonlyMap<number, Choice>;
  readonly printedSides: ReadonlyMap<number, PrintedSide>;
  readonly colours: ReadonlyMap<number, Choice>;
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
  readonly dimLookups: ReadonlyMap<number | null, readonly DimLookup[]>;
  readonly featuredItems: ReadonlyMap<number, FeaturedItem>;
  readonly featuredItemBySlug: ReadonlyMap<string, FeaturedItem>;
  readonly featuredPrices: ReadonlyMap<number, FeaturedPrice>;
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
const bySlug = <T extends { readonly slug: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.slug, row]));
const byCode = <T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.code, row]));

/** Builds the indexes of a catalogue document; references are taken as checked (see `catalogueFaults`). */
export const compileCatalogue = (document: CatalogueDocument, version: string): Catalogue => ({
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
  dimLookups: Map.groupBy(document.dimLookups, (row) => row.supplyId),
  featuredItems: byId(document.featuredItems),
  featuredItemBySlug: bySlug(document.featuredItems),
  featuredPrices: byId(document.featuredPrices),
});
