import { placePages } from "#domain/configure/artwork/place-pages.ts";
import { type ArtworkAtShop, pageIdAtShop, pagesAtShop } from "#web/calls/artwork/artwork-progress.ts";
import type { OrderedItem } from "./order.types.ts";

/** A file that was chosen for a place, from 0, as the shop keeps it. */
interface KeptFile {
  readonly place: number;
  readonly kept: ArtworkAtShop;
}

/** What is printed in a place. */
interface SentPage {
  readonly place: number;
  /** Its id. */
  readonly artwork: string;
}

/** What one document fills beside its own place: of the places that are free for it. */
function furtherPages(
  places: OrderedItem["places"],
  { place, kept }: KeptFile,
  taken: ReadonlySet<number>,
): readonly SentPage[] {
  const set = places[place]?.set ?? 1;
  const loose = pagesAtShop(kept)
    .slice(1)
    .map(({ page }) => page);
  const free = [...places.entries()].flatMap(([at, one]) => {
    const isFree = !taken.has(at) && (!one.has_file || one.set === set);
    return isFree ? [{ set: one.set, side: one.side, at }] : [];
  });
  const sides = places.some(({ side }) => side === "back") ? 2 : 1;
  const paged = { name: kept.name, pages: loose.length + 1, loose, sets: new Map([[1, set]]) };
  return placePages(free, sides, [paged]).placed.flatMap(({ page, slot }) => {
    const artwork = pageIdAtShop(kept, page);
    return artwork === null ? [] : [{ place: slot.at, artwork }];
  });
}

/**
 * What is sent for the places of a line: each file for its own, and the further pages of a document where no other was chosen: on the back
 * of its first, and in sets that have no file.
 */
export function sentPages(places: OrderedItem["places"], files: readonly KeptFile[]): SentPage[] {
  const sent: SentPage[] = files.map(({ place, kept }) => ({ place, artwork: kept.id }));
  for (const file of files) sent.push(...furtherPages(places, file, new Set(sent.map(({ place }) => place))));
  return sent;
}
