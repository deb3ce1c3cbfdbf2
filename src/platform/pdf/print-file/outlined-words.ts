import { chain } from "#domain/preview/geometry/matrix.ts";
import { type Letters, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import type { PrintShape, SpotInk } from "./print-file.ts";

/** A line of words letter by letter, its letters so large, in millimetres; outlines, so that a file asks for no font. */
export function outlinedWords(
  pack: Letters,
  words: string,
  { size, ink, place }: { readonly size: number; readonly ink: SpotInk; readonly place: Matrix },
): readonly PrintShape[] {
  const scale = size / 1000;
  return penPositions(pack, words, 0).at.flatMap(([letter, right]) => {
    const d = pack.outline(letter, 0);
    const matrix = chain([scale, 0, 0, scale, right * scale, 0], place);
    return d === "" ? [] : [{ d, matrix, fill: { ink, tint: 1 } }];
  });
}
