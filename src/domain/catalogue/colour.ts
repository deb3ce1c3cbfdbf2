import { z } from "zod";
import { chargeSchema, choiceSchema } from "./choice.ts";
import type { Product } from "./product.ts";
import type { Priced } from "./rates/priced.types.ts";

/** Films are shown by group, in this order. */
export const FILM_GROUPS = ["plain", "special", "printed"] as const;

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
});

/** What a job is printed in or, where it is cut from coloured film, cut from. */
export const colourSchema = choiceSchema.extend({ film: filmSchema.optional() });

export type FilmGroup = (typeof FILM_GROUPS)[number];
export type ColouredFilm = Priced<z.output<typeof filmSchema>>;
export type ColourRow = Priced<z.output<typeof colourSchema>>;

/** A colour as a product comes in it: as film, with the note and the rates of the film, or as ink, without a film. */
export function colourOf({ cutFromFilm }: Pick<Product, "cutFromFilm">, colour: ColourRow): ColourRow {
  const { film, ...ink } = colour;
  return cutFromFilm && film ? { ...colour, note: film.note, rates: film.rates } : ink;
}
