import { useEffect } from "react";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { namesOfSets, placePages } from "#domain/configure/artwork/place-pages.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { pagesAtShop, pageIdAtShop } from "#web/calls/artwork/artwork-progress.ts";
import { useStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#web/scene/change-selection.types.ts";
import { markOwnUsed } from "./own-picture.ts";
import { useOwnSending } from "./own-sending.ts";
import { noteNames } from "./artwork-names.ts";
import { documents, leaveOutPages, noteDocument, pagesLeftOut, restorePagesLeftOut } from "./documents.ts";
import { type LooseDocument, looseDocuments } from "./further-pages.ts";
import type { FilledSlot } from "./use-slots.ts";

/** Where the files of a product lie: the set of each, by id; the visitor's own picture in the first. */
function setsOfFiles(slots: readonly ArtworkSlot[], ownId: string | null): ReadonlyMap<string, number> {
  const lying = slots.flatMap(({ file, set }) => (file === null ? [] : [[file, set] as const]));
  return new Map(ownId === null ? lying : [[ownId, 1], ...lying]);
}

/** Backs that are free for another document: a page of one lies there whose own front was replaced. */
function orphanedBacks(filled: readonly FilledSlot[], sets: ReadonlyMap<string, number>): FilledSlot[] {
  const gone = [...documents.get().values()].filter(({ id }) => !sets.has(id));
  const orphans = new Set(gone.flatMap((artwork) => pagesAtShop(artwork).map(({ id }) => id)));
  return filled.filter(({ slot: { side, file } }) => side === "back" && file !== null && orphans.has(file));
}

/** What a set is called after a page that lay in it already: with it the name of the first set comes, too. */
function firstPages(loose: readonly LooseDocument[]) {
  return loose.flatMap(({ sets }, file) => {
    const set = sets.get(1);
    return set === undefined ? [] : [{ file, page: 1, slot: { set, side: "front" as const } }];
  });
}

interface Places {
  readonly filled: readonly FilledSlot[];
  readonly sides: number;
  /** The visitor's own picture, where it lies in the first place. */
  readonly ownId: string | null;
}

/** Where the pages go that lie nowhere, and what the sets are called then; and the documents of those that have no place. */
function arranged({ filled, sides, ownId }: Places) {
  const slots = filled.map(({ slot }) => slot);
  const sets = setsOfFiles(slots, ownId);
  const loose = looseDocuments(sets);
  const orphaned = orphanedBacks(filled, sets);
  const free = filled.filter((one) => !one.isTaken || orphaned.includes(one)).map(({ slot }) => slot);
  const { placed, waiting } = placePages(free, sides, loose);
  const files = placed.flatMap(({ file, page, slot }) => {
    const id = loose[file] && pageIdAtShop(loose[file].artwork, page);
    return id ? [{ place: slot.place, id }] : [];
  });
  const documents = loose.map((one, file) => ({
    ...one,
    loose: waiting.filter((page) => page.file === file).map(({ page }) => page),
  }));
  return {
    files,
    names: [...namesOfSets([...firstPages(loose), ...placed], sides, loose)],
    waiting: documents.filter((one) => one.loose.length > 0),
  };
}

/** What the visitor's own picture has beside its first page is known with it. */
function useOwnDocument(): void {
  const { progress } = useOwnSending();
  const own = progress?.step === "kept" ? progress.artwork : null;
  useEffect(restorePagesLeftOut, []);
  useEffect(() => {
    if (own === null) return;
    noteNames(pagesAtShop(own));
    noteDocument(own);
  }, [own]);
}

interface FurtherPages extends Places {
  readonly change: ChangeSelection;
  /** Calls sets that have no name. */
  readonly call: (names: ReadonlyMap<number, string>) => void;
}

/** The pages of documents after the first: they go where there is a place for them. Answers those that have none. */
export function useFurtherPages({ change, call, ...places }: FurtherPages) {
  useOwnDocument();
  // Whichever changes, another page may be loose.
  useStore(documents);
  useStore(pagesLeftOut);
  const { files, names, waiting } = arranged(places);
  // As a text: the same until something else is to be placed.
  const told = JSON.stringify({ files, names });
  useEffect(() => {
    const next = JSON.parse(told) as { files: typeof files; names: typeof names };
    if (next.files.length === 0) return;
    markOwnUsed();
    change(({ artwork }) => ({
      field: "artwork",
      choice: next.files.reduce((now, { place, id }) => withFile(now, place, id), artwork),
    }));
    call(new Map(next.names));
  }, [told, change, call]);
  return {
    waiting,
    /** The places, from 0, that are filled just now. */
    filling: new Set(files.map(({ place }) => place)),
    leaveOut: () =>
      leaveOutPages(
        waiting.flatMap((one) => one.loose.flatMap((page) => pageIdAtShop(one.artwork, page) ?? [])),
      ),
  };
}
