import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";
import { type PagedFile, placePages } from "#domain/configure/artwork/place-pages.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { type ArtworkAtShop, pageIdAtShop, pagesAtShop } from "#web/calls/artwork-progress.ts";
import { documents, pagesLeftOut } from "./documents.ts";

/** A document whose first page lies on the product, with those of its pages that lie nowhere. */
export interface LooseDocument extends PagedFile {
  readonly artwork: ArtworkAtShop;
  readonly loose: readonly number[];
  readonly sets: ReadonlyMap<number, number>;
}

function looseDocument(
  artwork: ArtworkAtShop,
  setsOfFiles: ReadonlyMap<string, number>,
): LooseDocument | null {
  const leftOut = pagesLeftOut.get();
  const pages = pagesAtShop(artwork);
  const loose = pages.filter(({ id }) => !setsOfFiles.has(id) && !leftOut.has(id)).map(({ page }) => page);
  if (loose.length === 0 || !setsOfFiles.has(artwork.id)) return null;
  const sets = new Map(
    pages.flatMap(({ id, page }) => {
      const set = setsOfFiles.get(id);
      return set === undefined ? [] : [[page, set] as const];
    }),
  );
  return { artwork, name: artwork.name, pages: pages.length, loose, sets };
}

/** The documents of which pages lie nowhere, where the set of each file that lies somewhere is known by its id. */
export function looseDocuments(setsOfFiles: ReadonlyMap<string, number>): readonly LooseDocument[] {
  return [...documents.get().values()].flatMap((artwork) => looseDocument(artwork, setsOfFiles) ?? []);
}

/** What is ordered, with the pages of its documents that have a place by themselves. */
export function withFurtherPages(
  artwork: ArtworkChoice | null,
  slots: readonly ArtworkSlot[],
): ArtworkChoice | null {
  const lying = slots.map((slot) => ({ ...slot, file: artwork?.files[slot.place] ?? null }));
  const sets = lying.flatMap(({ file, set }) => (file === null ? [] : [[file, set] as const]));
  const loose = looseDocuments(new Map(sets));
  const sides = slots.some(({ side }) => side === "back") ? 2 : 1;
  const free = lying.filter(({ file }) => file === null);
  return placePages(free, sides, loose).placed.reduce<ArtworkChoice | null>((now, { file, page, slot }) => {
    const id = loose[file] && pageIdAtShop(loose[file].artwork, page);
    return id ? withFile(now, slot.place, id) : now;
  }, artwork);
}
