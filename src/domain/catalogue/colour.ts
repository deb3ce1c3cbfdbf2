import { z } from "zod";
import { chargeSchema, choiceSchema, saleFields } from "./choice.ts";
import { FILM_GROUPS } from "./film-group.ts";
import type { Priced } from "./rates/priced.types.ts";

/** A colour as a film that letters are cut from; what it charges stands in place of the ink's. */
const filmSchema = z.strictObject({
  group: z.enum(FILM_GROUPS),
  /** `#rrggbb`, or a film by name (src/domain/preview/paint/film-paints.ts); absent where any colour can be printed. */
  paint: z
    .string()
    .regex(/^(#[0-9a-f]{6}|film-[a-z]+)$/)
    .optional(),
  /** One sentence of help in place of the ink's. */
  note: z.string().min(1),
  charge: chargeSchema,
  ...saleFields,
});

/** What a job is printed in or, where it is cut from coloured film, cut from. */
export const colourSchema = choiceSchema.extend({ film: filmSchema.optional() });

export type ColouredFilm = Priced<z.output<typeof filmSchema>>;
export type ColourRow = Priced<z.output<typeof colourSchema>>;
