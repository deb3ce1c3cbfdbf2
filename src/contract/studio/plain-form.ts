import { z } from "zod";

/** A field of a plain form of everything that can be chosen: a list, boxes to tick, or a number to type. */
export const plainField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["list", "ticks", "number"]),
  value: z.string(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      disabled: z.string().nullable(),
      is_chosen: z.boolean(),
    }),
  ),
});

/** A configured product, as an answer with such fields wrote it. */
export const configured = z.string().max(8_000).default("");

/** What stands in the fields of the form. */
export const plainInput = z
  .array(z.tuple([z.string().max(60), z.string().max(2_000)]))
  .max(200)
  .default([])
  .meta({ description: "All fields of the form by name, where some were changed." });
