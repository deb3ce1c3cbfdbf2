import { type ArtworkAtShop, pagesAtShop } from "#web/calls/artwork-progress.ts";
import { createStore } from "#web/calls/store.ts";

/** Documents of several pages that the shop has read while these pages are there, by the id of their first page. */
export const documents = createStore<ReadonlyMap<string, ArtworkAtShop>>(new Map());

/** Notes a document of several pages: they look for places. */
export function noteDocument(artwork: ArtworkAtShop): void {
  if (pagesAtShop(artwork).length === 1 || documents.get().has(artwork.id)) return;
  documents.set(new Map([...documents.get(), [artwork.id, artwork]]));
}

const KEY = "pages-left-out";

function savedPages(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split(",").filter((id) => id !== "");
  } catch {
    return [];
  }
}

/** Pages that the visitor wants nowhere, by their ids, for as long as this tab is open. */
export const pagesLeftOut = createStore<ReadonlySet<string>>(new Set());

/** What an earlier page of this tab has noted. */
export function restorePagesLeftOut(): void {
  const saved = savedPages();
  if (saved.some((id) => !pagesLeftOut.get().has(id)))
    pagesLeftOut.set(new Set([...saved, ...pagesLeftOut.get()]));
}

function setLeftOut(ids: readonly string[]): void {
  pagesLeftOut.set(new Set(ids));
  try {
    sessionStorage.setItem(KEY, ids.join(","));
  } catch {
    // Then a reload asks about them again.
  }
}

export function leaveOutPages(ids: readonly string[]): void {
  setLeftOut([...new Set([...pagesLeftOut.get(), ...ids])]);
}

/** Pages are wanted again: their document was chosen anew. All, where it is not known which it is. */
export function wantPages(ids: readonly string[] | "all"): void {
  if (pagesLeftOut.get().size > 0)
    setLeftOut(ids === "all" ? [] : [...pagesLeftOut.get()].filter((id) => !ids.includes(id)));
}

/** Whether pages of a file have no place yet, among those of a product. */
export function hasLoosePages(
  artwork: ArtworkAtShop,
  files: readonly (string | null)[],
  leftOut: ReadonlySet<string>,
): boolean {
  return pagesAtShop(artwork)
    .slice(1)
    .some(({ id }) => !files.includes(id) && !leftOut.has(id));
}
