import type { ColourRow } from "./colour.ts";
import type { Product } from "./product.ts";

/**
 * A colour as a product comes in it: as film, with the note and the rates of the film, or as ink, without a film. A file of
 * its own, because a page needs it and not the schema, which brings Zod along: 28 KB of scripts.
 */
export function colourOf({ cutFromFilm }: Pick<Product, "cutFromFilm">, colour: ColourRow): ColourRow {
  const { film, ...ink } = colour;
  return cutFromFilm && film ? { ...colour, note: film.note, rates: film.rates } : ink;
}
