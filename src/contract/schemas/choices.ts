import { z } from "zod";

/** Wire shapes of option lists, and the mappers that fill them. */
export const wireChoiceSchema = z.object({ id: z.int(), name: z.string(), url_slug: z.string() });

export const fixedSizeSchema = z.object({ id: z.int(), name: z.string(), value: z.string() });

export const wireAddonGroupSchema = z.object({
  code: z.string(),
  name: z.string(),
  field: z.string().meta({ description: "The parameter that carries the chosen item." }),
  items: z.array(wireChoiceSchema),
});

export const wirePrintFeatureSchema = z.object({
  code: z.string(),
  name: z.string(),
  option_type: z.enum(["radio", "checkbox"]),
  max_selected: z.int(),
  applied_side: z.enum(["front", "back", "both", "na"]),
  items: z.array(wireChoiceSchema.extend({ file_path: z.string() })),
});
