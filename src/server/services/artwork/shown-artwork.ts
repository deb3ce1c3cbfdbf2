import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { artworkSlots, shownSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { type Artwork, findArtworks } from "#server/db/files/artworks.ts";
import type { Owner } from "#server/db/owner.ts";
import type { Queries } from "#server/db/transaction.ts";

/** An owner's artwork by id; what is somebody else's, or not there any more, is missing. */
export type KnownArtwork = ReadonlyMap<string, Artwork>;

/** Where an artwork's picture is, and a small one for lists, for its owner. */
export function artworkPictures(id: string): { readonly picture: string; readonly thumbnail: string } {
  return { picture: `/api/artwork/${id}/picture`, thumbnail: `/api/artwork/${id}/thumbnail` };
}

/** Different files looked up in one question; more than one owner keeps. */
const MOST_NAMED = 2_000;

/** The artwork that some selections of an owner name, in one question. */
export function readNamedArtwork(
  db: Queries,
  owner: Owner | null,
  selections: readonly Pick<Selection, "artwork">[],
): Promise<KnownArtwork> {
  const ids = new Set(selections.flatMap(({ artwork }) => filesIn(artwork)));
  return findArtworks(db, owner, [...ids].slice(0, MOST_NAMED));
}

/** The different files that some selections name, in their order, at most so many. */
export function firstArtwork(
  selections: readonly Pick<Selection, "artwork">[],
  known: KnownArtwork,
  most: number,
): readonly Artwork[] {
  const ids = new Set(selections.flatMap(({ artwork }) => filesIn(artwork)));
  return [...ids].flatMap((id) => known.get(id) ?? []).slice(0, most);
}

/** The one artwork that a product's picture shows, that of its first front, and where it lies; null where the shop's design stands in. */
export interface ShownArtwork extends Artwork {
  readonly placing: Placing | null;
}

export function artworkShown(
  catalogue: Catalogue,
  selection: Selection,
  known: KnownArtwork,
): ShownArtwork | null {
  const { file = null, placing = null } = shownSlot(catalogue, selection) ?? {};
  const artwork = file === null ? undefined : known.get(file);
  return artwork === undefined ? null : { ...artwork, placing };
}

/** Whether there is a file for each place of a product; words that are cut need none. */
export function hasAllFiles(catalogue: Catalogue, selection: Selection, known: KnownArtwork): boolean {
  return artworkSlots(catalogue, selection).every(({ file }) => file !== null && known.has(file));
}

/** An artwork as the renderer takes it, with its picture at an address or in itself. */
export function ownArtworkAt(
  { widthPx, heightPx, isClear, placing }: ShownArtwork,
  href: string,
): OwnArtwork {
  return { href, widthPx, heightPx, isClear, placing };
}

/** What is painted on a product on its owner's page. */
export function artworkOnPage(
  catalogue: Catalogue,
  selection: Selection,
  known: KnownArtwork,
): OwnArtwork | null {
  const shown = artworkShown(catalogue, selection, known);
  return shown && ownArtworkAt(shown, artworkPictures(shown.id).picture);
}
