import type { ReplyTo } from "#contract/calls.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { artworkPictures, firstArtwork, type ArtworkById, slotFindings } from "./visible-artwork.ts";
import { MOST_LISTED_ARTWORK } from "#contract/schemas/listed-artwork.ts";

type WireSlot = ReplyTo<"GET cart">["cart_items"][number]["artwork"][number];

/** The places for the buyer's own files in wire names; none while nothing is chosen. */
export function artworkSlotsToWire(
  catalogue: Catalogue,
  selection: Selection,
  known: ArtworkById,
): WireSlot[] {
  if (selection.artwork === null) return [];
  const findingsOf = slotFindings(catalogue, selection);
  return artworkSlots(catalogue, selection).map((slot) => {
    const { set, side, setName, label, file } = slot;
    const kept = file === null ? undefined : known.get(file);
    if (kept === undefined) return { set, side, set_name: setName, label, artwork: null };
    const findings = findingsOf(slot, kept).map(({ tone, words }) => ({ tone, words }));
    const artwork = { id: kept.id, name: artworkName(kept), ...artworkPictures(kept.id), findings };
    return { set, side, set_name: setName, label, artwork };
  });
}

/** The small pictures of what was quoted or asked for, in wire names. */
export function listedArtworkToWire(selections: readonly Pick<Selection, "artwork">[], known: ArtworkById) {
  return firstArtwork(selections, known, MOST_LISTED_ARTWORK).map((artwork) => ({
    id: artwork.id,
    name: artworkName(artwork),
    thumbnail: artworkPictures(artwork.id).thumbnail,
  }));
}
