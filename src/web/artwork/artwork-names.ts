import { useEffect } from "react";
import { artworkName } from "#domain/artwork/pages.ts";
import type { ArtworkAtShop } from "#web/calls/artwork/artwork-progress.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { createStore, useStore } from "#web/calls/store.ts";

/** What the shop's artwork is called, with its page, by its id. */
const names = createStore<ReadonlyMap<string, string>>(new Map());

/** Ids that were asked about: those of somebody else stay without a name. */
const asked = new Set<string>();

/** So many of the newest are asked for at once. */
const MOST_ASKED = 100;

export function noteNames(artworks: readonly Pick<ArtworkAtShop, "id" | "name" | "page" | "facts">[]): void {
  const noted = artworks.map((artwork) => [artwork.id, artworkName(artwork)] as const);
  names.set(new Map([...names.get(), ...noted]));
}

/** The names of files that the shop keeps; those of an earlier page are asked for once. */
export function useArtworkNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const known = useStore(names);
  const unknown = ids
    .filter((id) => !known.has(id))
    .toSorted()
    .join();
  useEffect(() => {
    const wanted = unknown.split(",").filter((id) => id !== "" && !asked.has(id));
    if (wanted.length === 0) return;
    for (const id of wanted) asked.add(id);
    void callShop("GET artwork", { query: { limit: MOST_ASKED } }).then((answer) => {
      if (answer.ok) noteNames(answer.data.artwork);
    });
  }, [unknown]);
  return known;
}
