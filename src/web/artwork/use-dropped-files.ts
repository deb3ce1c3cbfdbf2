import { useCallback, useEffect, useMemo, useState } from "react";
import { isDocumentName } from "#domain/artwork/file-rules.ts";
import { namesOfSets, type PagedFile, placePages } from "#domain/configure/artwork/place-pages.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { whyNotTaken } from "./read-artwork.ts";
import { joinSending, type SlotKey, slotKey, slotSendings } from "./slot-sendings.ts";

/** A file that nothing is printed from. */
interface LeftOut {
  readonly name: string;
  readonly words: string;
}

/** A file that was chosen, as long as pages of it have no place. */
interface WaitingFile extends PagedFile {
  readonly file: File;
  readonly loose: readonly number[];
  /** The place for which it is on its way, where pages of it have one. */
  readonly sentFor: SlotKey | null;
}

/** How many pages a document has, as far as this browser can tell: the shop tells it for certain. */
async function pagesIn(file: File): Promise<number> {
  if (!isDocumentName(file.name)) return 1;
  try {
    return await (await loadChunk(() => import("./paint-document.ts"))).countPages(file);
  } catch (error) {
    console.error(error);
    return 1;
  }
}

async function waitingFile(file: File, isAlone: boolean): Promise<WaitingFile> {
  // Nothing comes after one that comes alone: its further pages are placed when the shop has told of them.
  const pages = isAlone ? 1 : await pagesIn(file);
  const loose = Array.from({ length: pages }, (_, at) => at + 1);
  return { file, name: file.name, pages, loose, sentFor: null };
}

async function judged(files: readonly File[]) {
  const all = await Promise.all(files.map(async (file) => ({ file, words: await whyNotTaken(file) })));
  const taken = all.filter(({ words }) => words === null).map(({ file }) => file);
  const waiting: WaitingFile[] = [];
  // One after the other: each is in memory while its pages are counted.
  for (const file of taken) waiting.push(await waitingFile(file, taken.length === 1));
  return {
    taken: waiting,
    leftOut: all.flatMap(({ file, words }): LeftOut[] =>
      words === null ? [] : [{ name: file.name, words }],
    ),
  };
}

/** A place, and the page that is to lie in it. */
interface PageInSlot {
  readonly slot: ArtworkSlot;
  readonly page: number;
}

interface DroppedFiles {
  /** Places for them. */
  readonly free: readonly ArtworkSlot[];
  readonly sides: number;
  /** Sends a file into places, at least one. */
  readonly put: (places: readonly PageInSlot[], file: File) => void;
  /** Calls sets that have no name. */
  readonly call: (names: ReadonlyMap<number, string>) => void;
}

/**
 * Files that were chosen at once: they fill empty places in their order. Those that have no place wait, and fill those that more
 * sets bring. Of those that nothing is printed from it is said why, until others are chosen.
 */
export function useDroppedFiles({ free, sides, put, call }: DroppedFiles) {
  const [queue] = useState(() => createStore<readonly WaitingFile[]>([]));
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const sendings = useStore(slotSendings);
  const all = useStore(queue);
  // Of what has come to the shop, the rest is known there.
  const waiting = useMemo(
    () => all.filter(({ sentFor }) => sentFor === null || sendings.has(sentFor)),
    [all, sendings],
  );
  const { placed } = placePages(free, sides, waiting);
  // Whenever there are places: also those of sets that were added since.
  useEffect(() => {
    if (placed.length === 0) return;
    call(namesOfSets(placed, sides, waiting));
    const left = waiting.flatMap((one, at): WaitingFile[] => {
      const places = placed.filter(({ file }) => file === at);
      const [first] = places;
      if (first === undefined) return [one];
      if (one.sentFor === null) put(places, one.file);
      else for (const { slot, page } of places) joinSending(one.sentFor, slotKey(slot), page);
      const loose = one.loose.filter((number) => !places.some(({ page }) => page === number));
      return loose.length === 0 ? [] : [{ ...one, loose, sentFor: one.sentFor ?? slotKey(first.slot) }];
    });
    queue.set(left);
  }, [placed, sides, waiting, queue, put, call]);
  const drop = useCallback(
    (files: readonly File[]) => {
      setLeftOut([]);
      void judged(files).then((found) => {
        setLeftOut(found.leftOut);
        queue.set([...queue.get(), ...found.taken]);
      });
    },
    [queue],
  );
  return { waiting, leftOut, drop, leaveOut: () => queue.set([]), forgetLeftOut: () => setLeftOut([]) };
}
