import { useEffect, useMemo } from "react";
import { artworkName } from "#domain/artwork/pages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { namesOfSets, placePages } from "#domain/configure/artwork/place-pages.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type ArtworkAtShop, pageIdAtShop, pagesAtShop } from "#web/calls/artwork-progress.ts";
import type { ArtworkSending } from "#web/calls/artwork-sending.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import {
  documents,
  leaveOutPages,
  noteDocument,
  pagesLeftOut,
  restorePagesLeftOut,
  wantPages,
} from "./documents.ts";
import { type LooseDocument, looseDocuments } from "./further-pages.ts";
import {
  forgetOwnRefusal,
  markOwnUsed,
  removeOwnFromFirst,
  takeOwnPicture,
  useOwnPicture,
} from "./own-picture.ts";
import { useOwnSending } from "./own-sending.ts";
import {
  openSlots,
  releaseSlot,
  sendIntoSlots,
  slotKey,
  type SlotSending,
  slotSendings,
} from "./slot-sendings.ts";

/** A place with what is seen in it. */
export interface FilledSlot {
  readonly slot: ArtworkSlot;
  readonly href: string | null;
  /** What lies there or is on its way, with its page; null where nothing does, and while its name is not known. */
  readonly name: string | null;
  /** What is on its way into it. */
  readonly sending: ArtworkSending | null;
  /** It wears the picture of its front until it has one of its own. */
  readonly wearsFront: boolean;
  /** Something lies in it, is on its way or is being opened. */
  readonly isTaken: boolean;
}

/** The address of the shop's own picture of a file. */
function pictureOf(id: string): string {
  return `/api/artwork/${id}/picture`;
}

/** "card.pdf, page 2" */
function nameOnItsWay({ name, page }: SlotSending): string | null {
  return name === null || page === 1 ? name : `${name}, page ${page}`;
}

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
function useArtworkNames(ids: readonly string[]): ReadonlyMap<string, string> {
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

/** What has arrived goes into its place. */
function useArrivals(slots: readonly ArtworkSlot[], change: ChangeSelection): void {
  const sendings = useStore(slotSendings);
  useEffect(() => {
    const stops = slots.flatMap((slot) => {
      const key = slotKey(slot);
      const coming = sendings.get(key);
      if (coming === undefined) return [];
      const { sending, page } = coming;
      const look = () => {
        const now = sending.progress.get();
        // Why a document is not taken is said where its first page was to lie.
        if (page > 1 && (now.step === "refused" || now.step === "cancelled")) return releaseSlot(key);
        if (now.step !== "kept") return;
        const pages = pagesAtShop(now.artwork);
        noteNames(pages);
        noteDocument(now.artwork);
        wantPages(pages.map(({ id }) => id));
        const id = pageIdAtShop(now.artwork, page);
        if (id !== null)
          change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, slot.place, id) }));
        releaseSlot(key);
      };
      look();
      return [sending.progress.subscribe(look)];
    });
    return () => stops.forEach((stop) => stop());
  }, [slots, sendings, change]);
}

/** The visitor's own picture, where it lies in the first place: nothing else does, and it lies in no other. */
function useOwnInFirst({ artwork }: Selection) {
  const { read, isReading } = useOwnPicture();
  const { sending, progress } = useOwnSending();
  const keptId = progress?.step === "kept" ? progress.artwork.id : null;
  const isElsewhere = keptId !== null && artwork?.files.includes(keptId);
  if (isElsewhere || (artwork?.files[0] ?? null) !== null) return null;
  // What only the shop can paint is seen where the shop shows it, until the page has its picture.
  const name = progress?.step === "kept" ? artworkName(progress.artwork) : (read?.file.name ?? null);
  if (read === null && keptId !== null) return { href: pictureOf(keptId), sending: null, keptId, name };
  if (read === null) return isReading || sending !== null ? { href: null, sending, keptId, name } : null;
  return { href: read.artwork.href, sending: keptId === null ? sending : null, keptId, name };
}

type OwnInFirst = ReturnType<typeof useOwnInFirst>;

/** Each place with what lies in it or is on its way. */
function filledSlots(
  slots: readonly ArtworkSlot[],
  own: OwnInFirst,
  sendings: ReadonlyMap<string, SlotSending>,
  names: ReadonlyMap<string, string>,
): readonly FilledSlot[] {
  const filled: FilledSlot[] = [];
  for (const slot of slots) {
    const coming = sendings.get(slotKey(slot));
    const mine = slot.place === 0 && slot.file === null ? own : null;
    const href = coming?.href ?? mine?.href ?? (slot.file === null ? null : pictureOf(slot.file));
    const front = slot.side === "back" && href === null ? (filled.at(-1)?.href ?? null) : null;
    const sending = coming?.sending ?? mine?.sending ?? null;
    const isTaken = coming !== undefined || href !== null || mine !== null;
    const kept = slot.file === null ? null : (names.get(slot.file) ?? null);
    const name = coming === undefined ? (mine?.name ?? kept) : nameOnItsWay(coming);
    filled.push({ slot, href: href ?? front, name, sending, wearsFront: front !== null, isTaken });
  }
  return filled;
}

/** The places of what is configured, with what lies in them or is on its way, and the ways to fill and empty them. */
export function useSlots(catalogue: Catalogue, selection: Selection, change: ChangeSelection) {
  const slots = useMemo(() => artworkSlots(catalogue, selection), [catalogue, selection]);
  const own = useOwnInFirst(selection);
  useEffect(() => void openSlots(location.pathname, slots), [slots]);
  useArrivals(slots, change);
  const names = useArtworkNames(slots.flatMap(({ file }) => file ?? []));
  const filled = filledSlots(slots, own, useStore(slotSendings), names);
  /** Sends a file into places: a document into one for each of its pages that is known. */
  const put = (places: readonly { readonly slot: ArtworkSlot; readonly page: number }[], file: File) => {
    const [first, ...others] = places;
    if (first === undefined) return;
    const { slot } = first;
    forgetOwnRefusal();
    if (slot.place > 0 || others.length > 0)
      return sendIntoSlots(
        places.map((one) => ({ key: slotKey(one.slot), page: one.page })),
        file,
      );
    wantPages("all");
    if (slot.file !== null || slot.placing !== null || slot.cutLine !== null)
      change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, 0, null) }));
    return void takeOwnPicture(file);
  };
  const empty = (slot: ArtworkSlot) => {
    forgetOwnRefusal();
    releaseSlot(slotKey(slot));
    if (slot.file !== null) leaveOutPages([slot.file]);
    if (slot.place === 0) removeOwnFromFirst(slots.map(({ file }) => file));
    change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, slot.place, null) }));
  };
  return { filled, ownId: own?.keptId ?? null, isOwnFirst: own !== null, put, empty };
}

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
