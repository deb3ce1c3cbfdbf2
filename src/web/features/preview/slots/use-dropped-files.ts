import { useCallback, useEffect, useState } from "react";
import { placesFor } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import { whyNotTaken } from "../own/read-artwork.ts";
import type { FilledSlot } from "./use-slots.ts";

/** A file that nothing is printed from. */
interface LeftOut {
  readonly name: string;
  readonly words: string;
}

async function judged(files: readonly File[]) {
  const all = await Promise.all(files.map(async (file) => ({ file, words: await whyNotTaken(file) })));
  return {
    taken: all.filter(({ words }) => words === null).map(({ file }) => file),
    leftOut: all.flatMap(({ file, words }): LeftOut[] =>
      words === null ? [] : [{ name: file.name, words }],
    ),
  };
}

/**
 * Files that were chosen at once: they fill empty places in their order. Those that have no place wait, and fill those that more
 * sets bring. Of those that nothing is printed from it is said why, until others are chosen.
 */
export function useDroppedFiles(filled: readonly FilledSlot[], put: (slot: ArtworkSlot, file: File) => void) {
  const [queue] = useState(() => createStore<readonly File[]>([]));
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const waiting = useStore(queue);
  const free = filled.filter(({ isTaken }) => !isTaken).map(({ slot }) => slot);
  const places = placesFor(free, waiting.length);
  // Whenever there are places: also those of sets that were added since.
  useEffect(() => {
    if (places.length === 0) return;
    places.forEach((slot, at) => {
      const file = waiting[at];
      if (file) put(slot, file);
    });
    queue.set(waiting.slice(places.length));
  }, [places, waiting, queue, put]);
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
