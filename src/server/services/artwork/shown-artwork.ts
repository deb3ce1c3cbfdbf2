import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { shownFile } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { type Artwork, findArtworks } from "#server/db/files/artworks.ts";
import type { Owner } from "#server/db/owner.ts";
import type { Queries } from "#server/db/transaction.ts";

/** An owner's artwork by id; what is somebody else's, or not there any more, is missing. */
export type KnownArtwork = ReadonlyMap<string, Artwork>;

/** Where an artwork's picture is, for its owner. */
export function artworkPicturePath(id: string): string {
  return `/api/artwork/${id}/picture`;
}

/** The artwork that some selections of an owner name, in one question. */
export function readNamedArtwork(
  db: Queries,
  owner: Owner | null,
  selections: readonly Pick<Selection, "artwork">[],
): Promise<KnownArtwork> {
  return findArtworks(db, owner, [...new Set(selections.flatMap(({ artwork }) => filesIn(artwork)))]);
}

/** The one artwork that a product's picture shows: that of the first front; null where the shop's design stands in. */
export function artworkShown(
  catalogue: Catalogue,
  selection: Selection,
  known: KnownArtwork,
): Artwork | null {
  const id = shownFile(catalogue, selection);
  return (id === null ? null : known.get(id)) ?? null;
}

/** An artwork as the renderer takes it, with its picture at an address or in itself. */
export function ownArtworkAt(
  { widthPx, heightPx, isClear }: Pick<Artwork, "widthPx" | "heightPx" | "isClear">,
  href: string,
): OwnArtwork {
  return { href, widthPx, heightPx, isClear };
}

/** What is painted on a product on its owner's page. */
export function artworkOnPage(
  catalogue: Catalogue,
  selection: Selection,
  known: KnownArtwork,
): OwnArtwork | null {
  const shown = artworkShown(catalogue, selection, known);
  return shown && ownArtworkAt(shown, artworkPicturePath(shown.id));
}
