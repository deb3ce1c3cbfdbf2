import type { GuideShape } from "#domain/artwork/guide-choice.ts";
import { findTemplate, shapeNames, type Template } from "#domain/artwork/template.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Sizes of a shape that the shop speaks of as its standard ones, width by height in millimetres. */
export interface StandardSizes {
  readonly shape: Template["shape"];
  readonly sizes: readonly (readonly [widthMm: number, heightMm: number])[];
}

/** The shapes of the artwork guide with their sizes, those of cards last; only sizes that have a template. */
export function artworkGuide(
  catalogue: Catalogue,
  { artworkSizes }: { readonly artworkSizes: readonly StandardSizes[] },
): readonly GuideShape[] {
  return artworkSizes.map(({ shape, sizes }) => ({
    shape,
    name: shapeNames[shape],
    sizes: sizes
      .map(([widthMm, heightMm]) => ({ widthMm, heightMm }))
      .filter((size) => findTemplate(catalogue, shape, size) !== null),
  }));
}
