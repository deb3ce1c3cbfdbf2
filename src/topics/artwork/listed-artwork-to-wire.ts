import { MOST_LISTED_ARTWORK } from "#contract/schemas/listed-artwork.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { artworkPictures, firstArtwork, type KnownArtwork } from "./shown-artwork.ts";

/** The small pictures of what was quoted or asked for, in wire names. */
export function listedArtworkToWire(selections: readonly Pick<Selection, "artwork">[], known: KnownArtwork) {
  return firstArtwork(selections, known, MOST_LISTED_ARTWORK).map((artwork) => ({
    id: artwork.id,
    name: artworkName(artwork),
    thumbnail: artworkPictures(artwork.id).thumbnail,
  }));
}
