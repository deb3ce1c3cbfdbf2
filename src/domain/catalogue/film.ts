import type { ColourRow } from "./colour.ts";
import type { Product } from "./product.ts";

/**
 * A colour as a product comes in it: as film, with the note and the rates of the film, or as ink, without a film. A file of
 * its own, because a page needs it and not the schema, which brings Zod along: 28 KB of scripts.
 */
export function colourOf({ cutFromFilm }: Pick<Product, "cutFromFilm">, colour: ColourRow): ColourRow {
  const { film, ...ink } = colour;
  if (!cutFromFilm || !film) return ink;
  const { note, rates, awayUntil, retired } = film;
  const { awayUntil: _ink, retired: _inkRetired, ...row } = colour;
  return { ...row, note, rates, ...(awayUntil && { awayUntil }), ...(retired && { retired }) };
}
