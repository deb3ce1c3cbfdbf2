import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { PrintFeature, PrintFeatureItem } from "#domain/catalogue/choice.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { featurePicture } from "#domain/configure/gallery-pictures.ts";
import { featureGroupsOf } from "#domain/configure/options/print-features.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { totalOf } from "#domain/price/quoted-selection.ts";
import type { ShopContent } from "./content.ts";
import type { SpecialFeature, FeatureContent, FeaturesContent } from "./special-features.ts";

interface Priced {
  readonly catalogue: Catalogue;
  readonly scope: Scope;
  readonly on: CalendarDate;
}

/** The selection with an item of a feature; null where it is not offered. */
function withItem(
  { catalogue, scope }: Priced,
  selection: Selection,
  code: string,
  item: PrintFeatureItem,
): Selection | null {
  const group = featureGroupsOf(catalogue, selection).find(({ feature }) => feature.code === code);
  if (group === undefined) return null;
  const change = { field: "printFeature", side: group.side, itemId: item.id, chosen: true } as const;
  return choose(catalogue, scope, selection, change);
}

/** The smallest order of a product, as plain as a feature lets it be: strings come with a hole. */
function plainOrder(priced: Priced, productId: number, feature: PrintFeature): Selection | null {
  const { catalogue, scope } = priced;
  const plain = defaultSelection(catalogue, scope, { productId });
  const needed =
    feature.needsFeature === undefined ? null : catalogue.printFeatures.get(feature.needsFeature);
  const item = needed?.items.find(({ isNone }) => !isNone);
  return needed && item ? withItem(priced, plain, needed.code, item) : plain;
}

/** Cents that an item adds to an order. */
function added(priced: Priced, order: Selection, code: string, item: PrintFeatureItem): Cents | null {
  const { catalogue, on } = priced;
  const chosen = withItem(priced, order, code, item);
  const [before, after] = [order, chosen].map((one) => one && totalOf(catalogue, one, on));
  return typeof before === "number" && typeof after === "number" ? after - before : null;
}

function tellFeature(priced: Priced, written: SpecialFeature): readonly FeatureContent[] {
  const { catalogue, scope } = priced;
  const feature = catalogue.printFeatures.get(written.code);
  const product = scope.productIds
    .flatMap((id) => catalogue.products.get(id) ?? [])
    .find(({ printFeatureCodes }) => printFeatureCodes.includes(written.code));
  const order = feature && product ? plainOrder(priced, product.id, feature) : null;
  if (!feature || !product || order === null) return [];
  const stock = catalogue.materials.get(order.materialId ?? 0);
  const material = stock ? pictureSlug(stock) : "";
  return [
    {
      ...written,
      name: feature.name,
      items: feature.items
        .filter(({ isNone }) => !isNone)
        .map((item) => ({
          name: item.name,
          note: item.note ?? null,
          filePath: featurePicture(item.filePath, pictureSlug(product), material),
          adds: added(priced, order, feature.code, item),
        })),
      pieces: order.quantity.pieces ?? 0,
      product: product.name,
      needs: catalogue.printFeatures.get(feature.needsFeature ?? "")?.name ?? null,
    },
  ];
}

function tellFeatures(
  catalogue: Catalogue,
  { specialFeatures }: ShopContent,
  item: FeaturedItem,
  on: CalendarDate,
): FeaturesContent | null {
  const priced = { catalogue, scope: scopeOf(item), on };
  const features = specialFeatures.features.flatMap((written) => tellFeature(priced, written));
  if (features.length === 0) return null;
  const { layers, ...artwork } = specialFeatures.artwork;
  const toldLayers = layers.flatMap((row) => {
    const feature = features.find(({ code }) => code === row.code);
    return feature ? [{ ...row, feature: feature.name }] : [];
  });
  return {
    features,
    artwork: item.hidesPrintFeatureArtwork ? null : { ...artwork, layers: toldLayers },
  };
}

/** Some dozens of prices, which every page of an item shows alike until the catalogue or the day changes. */
const knownFeatures = memoizePerCatalogue<FeaturesContent | null>();

/** What a page tells of the print features it sells, with what each adds to its smallest order; null where it sells none. */
export function specialFeaturesOf(
  catalogue: Catalogue,
  content: ShopContent,
  item: FeaturedItem,
  on: CalendarDate,
): FeaturesContent | null {
  return knownFeatures(catalogue, `${item.id} ${on}`, () => tellFeatures(catalogue, content, item, on));
}
