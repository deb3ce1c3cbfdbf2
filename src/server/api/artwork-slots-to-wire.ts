import type { ReplyTo } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { artworkPictures, type KnownArtwork } from "#server/services/artwork/shown-artwork.ts";

type WireSlot = ReplyTo<"GET cart">["cart_items"][number]["artwork"][number];

/** The places for the buyer's own files in wire names; none while nothing is chosen. */
export function artworkSlotsToWire(
  catalogue: Catalogue,
  selection: Selection,
  known: KnownArtwork,
): WireSlot[] {
  if (selection.artwork === null) return [];
  return artworkSlots(catalogue, selection).map(({ set, side, setName, label, file }) => {
    const kept = file === null ? undefined : known.get(file);
    const artwork = kept ? { id: kept.id, name: kept.name, ...artworkPictures(kept.id) } : null;
    return { set, side, set_name: setName, label, artwork };
  });
}
