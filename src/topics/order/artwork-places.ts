import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { KnownOrder } from "./known-order.ts";

/**
 * The places of a line (from 1) for which its customer sends files; none where no picture is printed, and where a person has priced it by
 * hand: its files came with the question.
 */
export function orderedPlaces(
  { catalogue, lines }: Pick<KnownOrder, "lines"> & { readonly catalogue: Catalogue },
  line: number,
): readonly ArtworkSlot[] {
  const ordered = lines[line - 1];
  return ordered === undefined || ordered.written !== undefined
    ? []
    : artworkSlots(catalogue, ordered.selection);
}
