import { z } from "zod";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import { defineCall } from "./call.ts";
import { ofProduct } from "./failures/shared-refusals.ts";
import { artPaperQuery } from "./schemas/example-product.ts";
import { letteringFields } from "./schemas/lettering-fields.ts";
import { dollars, promotion, shippingDate } from "./schemas/reply-fields.ts";
import { digitsField, idField, requiredDigits } from "./schemas/request-fields.ts";

const size = z
  .string({ error: "may be given only once" })
  .regex(/^(\d{1,6}x\d{1,6}|custom)?$/, "must be WIDTHxHEIGHT in whole millimetres, or custom")
  .optional()
  .meta({ description: "A listed size, or `custom` beside `width` and `height`.", examples: ["50x50"] });

function count(what: string, length: number) {
  return z
    .string({ error: "may be given only once" })
    .regex(new RegExp(`^(\\d{0,${length}}|custom)$`), `must be a whole number of at most ${length} digits`)
    .optional()
    .meta({ description: what, examples: [length === 2 ? "1" : "100"] });
}

function features(where: string) {
  return z
    .union([z.string().max(500), z.array(z.string().max(500)).max(50)])
    .optional()
    .meta({ description: `Ids of print-feature items ${where}; repeat the name or join with commas.` });
}

/** The price form's fields. Every list that the product has must be given; add-ons and features may be left to their defaults. */
export const configuredFields = z.looseObject({
  product_id: digitsField("Product.", 1),
  cutting_id: digitsField("Supply; for products that have supplies.", 1),
  shape_id: digitsField("Shape; one that the size rules out is refused.", 1),
  finishing_id: digitsField("Finishing.", 1),
  adhesive_id: digitsField("Adhesive; rolls have none.", 1),
  material_id: digitsField("Material of cards and tags.", 1),
  printed_side_id: digitsField("Printed side: 1 single, 2 both.", 1),
  color_id: digitsField("Colour.", 1),
  addon_item_id: digitsField("Add-on item, such as rounded corners.", 61),
  premium_processing_id: digitsField("Premium processing item.", 47),
  orientation: digitsField("Roll orientation, 53 to 56.", 53),
  install_ready: z
    .string({ error: "may be given only once" })
    .regex(/^(yes|no)?$/, "must be yes or no")
    .optional()
    .meta({ description: "Install-ready decals." }),
  ...letteringFields,
  size,
  width: digitsField("Width in millimetres.", 50, 6),
  height: digitsField("Height in millimetres.", 50, 6),
  cut_per_shape: digitsField(
    `Number of cuts, ${MIN_CUTS} to ${MAX_CUTS}, where the shape asks for it.`,
    4,
    6,
  ),
  ea: digitsField("Stickers per sheet, 1 to 30, where the supply asks for it.", 10, 6),
  quantity: count("A tier, or any other number of pieces: its own row is then included.", 6),
  custom_quantity: digitsField("The own number of pieces when `quantity` is `custom`.", 350, 6),
  kinds: count("Number of sets; prices are for all sets together.", 2),
  custom_kinds: digitsField("The own number of sets when `kinds` is `custom`.", 12, 2),
  "print_features[na][]": features("that belong to no side"),
  "print_features[front][]": features("on the front"),
  "print_features[back][]": features("on the back"),
  "print_features[]": features("wherever they stand with one printed side"),
});

export const shippingSchema = z.object({
  id: z.int(),
  method: z.string(),
  printing_days: z.int(),
  shipping_days: z.int(),
  cost: dollars,
  shipping_group: z.string(),
  shipping_date: shippingDate,
});

const pricingRowSchema = z.object({
  product_pricing_id: z
    .string()
    .meta({ description: "This price of this selection in this catalogue version." }),
  product_id: z.int(),
  cutting_id: z.int().nullable(),
  quantity: z.int().positive(),
  price: dollars.meta({ description: "For all sets together, GST included." }),
  orig_price: dollars.optional().meta({ description: "The price without the running promotion." }),
  promotion: promotion.optional(),
  unit_price: dollars.meta({ description: "Per piece, rounded for display." }),
  print_feature_price: dollars.meta({ description: "Part of the price that the print features make up." }),
  custom_qty: z.boolean(),
  shipping: z.array(shippingSchema),
});

/** What things cost, and the limits within which they do. */
export const pricing = {
  rows: defineCall({
    method: "GET",
    path: "get/pricing-data",
    summary: "Prices of a configured product, one row per quantity",
    description:
      "Tiers rise; an own quantity stands in its place among them, unless it lies outside the tiers and must be asked for. " +
      "A selection that is understood but must be asked for as a whole (a special size) has an empty list. " +
      "`selection_hash` tells which selection was priced; `not_orderable` why it cannot be ordered as it is, which may also have " +
      "to be mended where it has a price (letters that are too small).",
    query: configuredFields,
    refusals: [...ofProduct],
    replies: { 200: z.array(pricingRowSchema) },
    besideData: {
      selection_hash: z.string(),
      not_orderable: z
        .record(z.string(), z.string())
        .optional()
        .meta({ description: "Messages by field, as `cart/add` refuses it; absent when it can be ordered." }),
    },
    sameForEverybody: true,
    example: {
      query: {
        ...artPaperQuery,
        quantity: "100",
        kinds: "1",
      },
    },
  }),
  sizeLimits: defineCall({
    method: "GET",
    path: "get/dimension-lookup",
    summary: "Smallest and largest size of a product on a supply",
    description:
      "Of several rows the one for equal or unequal sides is answered, as `width` and `height` tell.",
    query: z.object({
      product_id: requiredDigits("Product.", 1),
      cutting_id: idField("Supply; for products that have supplies.", 1),
      width: requiredDigits("Width in millimetres.", 50, 6),
      height: requiredDigits("Height in millimetres.", 75, 6),
    }),
    refusals: ["refused", "unknown"],
    replies: {
      200: z.object({
        id: z.int(),
        cutting_id: z.int().nullable(),
        min_size: z.string().meta({ examples: ["20x15"] }),
        max_size: z.string().meta({ examples: ["420x297"] }),
        equal_side: z.enum(["yes", "no"]).meta({ description: "Whether the given sides are equal." }),
      }),
    },
    sameForEverybody: true,
    example: { query: { product_id: "1", cutting_id: "1", width: "50", height: "75" } },
  }),
  specialProcessingQuantities: defineCall({
    method: "GET",
    path: "get/special-processing-quantities",
    summary: "Quantities the Special Processing form offers",
    query: z.object({
      product_id: requiredDigits("Product.", 1),
      cutting_id: idField("Supply; for products that have supplies.", 1),
      finishing_id: idField("Finishing.", 1),
      adhesive_id: idField("Adhesive.", 1),
      color_id: idField("Colour.", 1),
    }),
    refusals: ["refused"],
    replies: {
      200: z
        .array(z.int().positive())
        .readonly()
        .meta({ examples: [[10, 25, 50, 100]] }),
    },
    sameForEverybody: true,
    example: { query: { product_id: "1", cutting_id: "1" } },
  }),
};
