import type { ReplyTo } from "#contract/calls.ts";

type Page = ReplyTo<"GET quote/get/featured-items">;
type Category = NonNullable<Page["groups"]>[number]["featured_items"][number];
import { type Catalogue, featuredGroupsOf } from "#domain/catalogue/catalogue.ts";
import type { FeaturedItem, FeaturedPrice } from "#domain/catalogue/schema.ts";
import { pageTile } from "#domain/configure/gallery.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { FeaturedItemPage } from "./goods.ts";
import { addonGroupToWire, printFeatureToWire } from "./choices.ts";
import { productToWire } from "./product-attributes.ts";

export function categoryToWire(catalogue: Catalogue, item: FeaturedItem): Category {
  return {
    id: item.id,
    slug: item.slug,
    url_slug: item.slug,
    name: item.name,
    route: item.route,
    img: pageTile(catalogue, item),
  };
}

function groupsToWire(catalogue: Catalogue) {
  return featuredGroupsOf(catalogue).map(({ id, name, items }) => ({
    id,
    name,
    featured_items: items.map((item) => categoryToWire(catalogue, item)),
  }));
}

function featuredPriceToWire(row: FeaturedPrice): NonNullable<Page["featured_price"]> {
  return {
    id: row.id,
    featured_item_id: row.featuredItemId,
    product_id: row.productId,
    material_id: row.materialId,
    width: row.widthMm,
    height: row.heightMm,
    printed_side_id: row.printedSideId,
    color_id: row.colourId,
    addon_item_id: row.addonItemId,
    run_size: row.runSize,
    print_features: row.printFeatures,
    sets: row.sets,
  };
}

/** Wire entries as one object: lists of print features stay lists, digits become numbers. */
function fieldsOf(entries: readonly [string, string][]): Page["selection"] {
  const fields: Page["selection"] = {};
  for (const [name, value] of entries) {
    const list = fields[name];
    if (Array.isArray(list)) list.push(Number(value));
    else if (name.endsWith("[]")) fields[name] = [Number(value)];
    else fields[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return fields;
}

/** The answer of `quote/get/featured-items`; the list of all featured items only with `withGroups`. */
export function featuredItemPageToWire(
  { catalogue, item, products, featuredPrice, selection }: FeaturedItemPage,
  withGroups: boolean,
): Page {
  const addonCodes = new Set(products.flatMap((product) => product.addonCodes));
  const featureCodes = new Set(products.flatMap((product) => product.printFeatureCodes));
  return {
    featured_item: {
      ...categoryToWire(catalogue, item),
      summary: item.summary,
      featured_category_id: item.featuredCategoryId,
      featured_product: selection.productId,
      addons: [...addonCodes].flatMap((code) => catalogue.addons.get(code) ?? []).map(addonGroupToWire),
      print_features: [...featureCodes]
        .flatMap((code) => catalogue.printFeatures.get(code) ?? [])
        .map(printFeatureToWire),
    },
    products: products.map((product) => productToWire(catalogue, product)),
    featured_price: featuredPrice === null ? null : featuredPriceToWire(featuredPrice),
    selection: fieldsOf(selectionToWire(catalogue, selection)),
    ...(withGroups ? { groups: groupsToWire(catalogue) } : {}),
  };
}
