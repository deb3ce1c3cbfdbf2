import { z } from "zod";
import { defineCall } from "./call.ts";
import { ofOwner, ofProduct } from "./failures/shared-refusals.ts";
import { wireProductSchema } from "./schemas/catalogue-product.ts";
import { artworkParameters } from "./schemas/artwork-parameters.ts";
import { wireAddonGroupSchema, wirePrintFeatureSchema } from "./schemas/choices.ts";
import { configuredFields } from "./pricing.ts";
import { artPaperQuery, kiaOraQuery } from "./schemas/example-product.ts";
import { dollars } from "./schemas/reply-fields.ts";
import { idField, requiredDigits, wordField } from "./schemas/request-fields.ts";

const pictureSchema = z.object({
  svg: z.string().meta({ description: "What goes between the tags of an SVG of 900 x 640." }),
  words: z.string().meta({ description: "The picture in words." }),
});

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

const featuredItemPageSchema = z.object({
  featured_item: categorySchema.extend({
    summary: z.string(),
    featured_category_id: z.int(),
    featured_product: z.int().meta({ description: "Id of the product the form opens with." }),
    addons: z.array(wireAddonGroupSchema),
    print_features: z.array(wirePrintFeatureSchema),
  }),
  products: z.array(wireProductSchema),
  featured_price: featuredPriceSchema.nullable(),
  selection: selectionSchema,
  groups: z
    .array(z.object({ id: z.int(), name: z.string(), featured_items: z.array(categorySchema) }))
    .optional(),
});

const flag = z
  .string({ error: "may be given only once" })
  .regex(/^(yes|no|true|false|1|0)?$/, "must be yes or no")
  .optional()
  .transform((value) => !["no", "false", "0"].includes(value ?? ""));

const itemSchema = categorySchema.extend({
  summary: z.string(),
  opening: z
    .object({ quantity: z.int(), price: dollars })
    .meta({ description: "What its page opens with today, GST included: nothing on it costs less." }),
});

/** What can be ordered, and how it looks. */
export const catalogue = {
  items: defineCall({
    method: "GET",
    path: "quote/get/items",
    summary: "Everything that can be ordered, by group, with the price each page opens with",
    query: z.object({}),
    refusals: [],
    replies: { 200: z.array(z.object({ id: z.int(), name: z.string(), items: z.array(itemSchema) })) },
    sameForEverybody: true,
    example: {},
  }),
  featuredItem: defineCall({
    method: "GET",
    path: "quote/get/featured-items",
    summary: "A featured item: its products, their option lists, and the selection its form opens with",
    description:
      "`selection` holds the form's fields in wire names; it can be sent as it is as the query of `get/pricing-data`.",
    query: z.object({
      slug: wordField("Slug of the featured item; left out: swing tags.", "swing-tags"),
      featured: idField("Id of a featured price of this item; it pre-fills the selection.", 8),
      first_load: flag.meta({ description: "no: leave out the list of all featured items." }),
      single_product: wordField(
        "Slug of one of its products: only this one, and opened with it.",
        "kraft-paper",
      ),
    }),
    refusals: ["refused", "unknown"],
    replies: { 200: featuredItemPageSchema },
    sameForEverybody: true,
    example: { query: { slug: "swing-tags", first_load: "no" } },
  }),
  specialProcessing: defineCall({
    method: "GET",
    path: "quote/get/special-processing",
    summary: "What the Special Processing form of a featured item chooses from",
    description: "A part of the published catalogue in its own form, with the version it is of.",
    query: z.object({
      slug: z
        .string()
        .max(100)
        .meta({ description: "Slug of the featured item.", examples: ["paper-stickers"] }),
    }),
    refusals: ["unknown"],
    replies: { 200: z.object({ version: z.string(), document: z.looseObject({}) }) },
    sameForEverybody: true,
    example: { query: { slug: "paper-stickers" } },
  }),
  gallery: defineCall({
    method: "GET",
    path: "quote/get/thumbnail",
    summary: "The slider's thumbnail, video and gallery pictures for a choice of options",
    query: z.object({
      product_id: requiredDigits("Product.", 7),
      cutting_id: idField("Supply.", 9),
      finishing_id: idField("Finishing.", 7),
      premium_processing_id: idField("Premium processing item.", 48),
      material_id: idField("Material.", 2),
    }),
    refusals: ["refused"],
    replies: {
      200: z.object({
        id: z.int(),
        thumbnail: z.string(),
        video: z.object({ thumbnail: z.string(), source: z.string() }).nullable(),
        gallery: z.array(
          z.object({
            index: z.int().meta({ description: "Place in the whole gallery." }),
            file_path: z.string(),
          }),
        ),
        dispenser: z.boolean().meta({ description: "The slider offers the free roll dispenser." }),
      }),
    },
    sameForEverybody: true,
    example: { query: { product_id: "7", cutting_id: "9" } },
  }),
  picture: defineCall({
    method: "GET",
    path: "quote/get/picture",
    summary: "The picture of a configured product",
    description:
      "Takes the fields of `get/pricing-data`. Ids in the picture begin with `at-place-`; a page that shows it more than once " +
      "puts other words there. It shows the shop's own design.",
    query: configuredFields,
    refusals: [...ofProduct],
    replies: { 200: pictureSchema },
    sameForEverybody: true,
    example: { query: artPaperQuery },
  }),
  ownPicture: defineCall({
    method: "GET",
    path: "quote/get/own-picture",
    summary: "The picture of a configured product with one's own artwork on it",
    description:
      "As `quote/get/picture`, with `artwork` and `set_names` besides; the file is shown that lies in the first set's front, or the " +
      "next that has one. Where the asker has no such artwork it shows the shop's design.",
    query: configuredFields.extend(artworkParameters),
    refusals: [...ofOwner, ...ofProduct],
    replies: { 200: pictureSchema },
    example: { query: { ...artPaperQuery, artwork: "k4m2p7x9q1ab" } },
  }),
  pictureFile: defineCall({
    method: "GET",
    path: "quote/get/picture.svg",
    summary: "The picture of a configured product as a file",
    description: "Takes the fields of `get/pricing-data`; for an `img` element on any site.",
    query: configuredFields,
    refusals: [...ofProduct],
    replies: { 200: z.string().meta({ description: "The file." }) },
    media: "image/svg+xml",
    sameForEverybody: true,
    example: { query: artPaperQuery },
  }),
  wordsFile: defineCall({
    method: "GET",
    path: "quote/get/words.svg",
    summary: "The words of lettering as a picture, at their real size",
    description:
      "Takes the fields of `get/pricing-data` with a design. Millimetres, the letters as paths in the paint of their film, " +
      "named after the words; for looking at, not for cutting.",
    query: configuredFields,
    refusals: [...ofProduct],
    replies: { 200: z.string().meta({ description: "The file." }) },
    media: "image/svg+xml",
    sameForEverybody: true,
    example: { query: kiaOraQuery },
  }),
};
