import { z } from "zod";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FeaturedItem, FeaturedPrice } from "#domain/catalogue/schema.ts";
import { tilePicture } from "#domain/configure/gallery/pictures.ts";
import { toWire } from "#domain/configure/wire/to-wire.ts";
import type { FeaturedItemPage } from "#server/services/pages/find-featured-item.ts";
import { addonGroupSchema, addonGroupToWire, printFeatureSchema, printFeatureToWire } from "./choices.ts";
import { productSchema, productToWire } from "./product-attributes.ts";

const categorySchema = z.object({
  id: z.int(),
  slug: z.string(),
  url_slug: z.string(),
  name: z.string(),
  route: z.string(),
  img: z.string(),
});

const featuredPriceSchema = z.object({
  id: z.int(),
  featured_item_id: z.int(),
  product_id: z.int(),
  material_id: z.int().nullable(),
  width: z.int(),
  height: z.int(),
  printed_side_id: z.int().nullable(),
  color_id: z.int().nullable(),
  addon_item_id: z.int().nullable(),
  run_size: z.int(),
  print_features: z.object({ na: z.array(z.int()), front: z.array(z.int()), back: z.array(z.int()) }),
  sets: z.int(),
});

/** Fields of the form as `get/pricing-data` takes them: numbers, `yes`, `custom` or a size, lists for print features. */
const selectionSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())])).meta({
  examples: [{ product_id: 1, cutting_id: 1, size: "50x50", width: 50, height: 50, quantity: 10, kinds: 1 }],
});

export const featuredItemPageSchema = z.object({
  featured_item: categorySchema.extend({
    summary: z.string(),
    featured_category_id: z.int(),
    featured_product: z.int().meta({ description: "Id of the product the form opens with." }),
    addons: z.array(addonGroupSchema),
    print_features: z.array(printFeatureSchema),
  }),
  products: z.array(productSchema),
  featured_price: featuredPriceSchema.nullable(),
  selection: selectionSchema,
  groups: z
    .array(z.object({ id: z.int(), name: z.string(), featured_items: z.array(categorySchema) }))
    .optional(),
});

function categoryToWire(item: FeaturedItem): z.output<typeof categorySchema> {
  return {
    id: item.id,
    slug: item.slug,
    url_slug: item.slug,
    name: item.name,
    route: item.route,
    img: tilePicture(item.slug),
  };
}

function groupsToWire({ document, featuredItems }: Catalogue) {
  return document.featuredGroups.map(({ id, name, featuredItemIds }) => ({
    id,
    name,
    featured_items: featuredItemIds.flatMap((itemId) => featuredItems.get(itemId) ?? []).map(categoryToWire),
  }));
}

function featuredPriceToWire(row: FeaturedPrice): z.output<typeof featuredPriceSchema> {
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
function fieldsOf(entries: readonly [string, string][]): z.output<typeof selectionSchema> {
  const fields: z.output<typeof selectionSchema> = {};
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
): z.output<typeof featuredItemPageSchema> {
  const addonCodes = new Set(products.flatMap((product) => product.addonCodes));
  const featureCodes = new Set(products.flatMap((product) => product.printFeatureCodes));
  return {
    featured_item: {
      ...categoryToWire(item),
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
    selection: fieldsOf(toWire(catalogue, selection)),
    ...(withGroups ? { groups: groupsToWire(catalogue) } : {}),
  };
}
