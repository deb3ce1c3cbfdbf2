import { z } from "zod";
import {
  wireAddonGroupSchema,
  wireChoiceSchema,
  fixedSizeSchema,
  wirePrintFeatureSchema,
} from "./choices.ts";

/** Supplies (`cuttings`) as a product offers them, with the shapes, sizes and quantities that hang on them. */
export const cuttingSchema = wireChoiceSchema.extend({
  disabled: z.boolean(),
  disabled_reason: z.string().nullable(),
  input_ea: z.boolean().meta({ description: "The number of stickers per sheet is asked." }),
  special_processing: z.union([z.literal(0), z.literal(1)]),
  size_label: z.enum(["Size", "Sheet Size"]),
  shapes: z.array(
    wireChoiceSchema.extend({
      cuts: z.union([z.int(), z.literal("na")]),
      equal_side: z.enum(["yes", "no", "na"]),
    }),
  ),
  sizes: z.array(fixedSizeSchema),
  quantities: z.array(z.int()),
});

export const wireDimLookupSchema = z.object({
  id: z.int(),
  cutting_id: z.int().nullable(),
  min_size: z.string(),
  max_size: z.string(),
  equal_side: z.enum(["yes", "no", "na"]),
});

const attributeLookupSchema = z.object({
  cutting_id: z.int(),
  finishing_id: z.int(),
  adhesive_ids: z.array(z.int()),
  premium_processing_ids: z.array(z.int()),
});

/** A product with every option list and lookup of its form. */
export const wireProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  url_slug: z.string(),
  description: z.string(),
  finishing_label: z.enum(["Finishing", "Material"]),
  cuttings: z.array(cuttingSchema),
  finishings: z.array(wireChoiceSchema),
  adhesives: z.array(wireChoiceSchema),
  materials: z.array(wireChoiceSchema),
  printed_sides: z.array(wireChoiceSchema),
  colors: z.array(wireChoiceSchema),
  addons: z.array(wireAddonGroupSchema),
  print_features: z.array(wirePrintFeatureSchema),
  install_ready: z.array(z.object({ value: z.enum(["yes", "no"]), display: z.string() })),
  sizes: z.array(fixedSizeSchema).meta({ description: "Sizes of a product without supplies." }),
  quantities: z.array(z.int()).meta({ description: "Quantities of a product without supplies." }),
  attribute_lookups: z.array(attributeLookupSchema),
  dim_lookups: z.array(wireDimLookupSchema),
  special_processing: z.object({ cuttings: z.array(z.int()), addons: z.array(wireChoiceSchema) }),
  attributes: z.object({
    thumbnails: z.array(z.string()),
    gallery: z.array(z.object({ file_path: z.string() })),
  }),
});
