import { useCallback, useEffect, useState } from "react";
import { placesFor } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import type { FilledSlot } from "./use-slots.ts";

/**
 * Files that were chosen at once: they fill empty places in their order. Those that have no place wait, and fill those that more
 * sets bring.
 */
export function useDroppedFiles(filled: readonly FilledSlot[], put: (slot: ArtworkSlot, file: File) => void) {
  const [queue] = useState(() => createStore<readonly File[]>([]));
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
  const drop = useCallback((files: readonly File[]) => queue.set([...queue.get(), ...files]), [queue]);
  return { waiting, drop, leaveOut: () => queue.set([]) };
}
