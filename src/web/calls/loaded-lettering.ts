import { createContext, useContext } from "react";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import type { FaceId } from "#domain/lettering/design.ts";
import { type Lettering, noLettering } from "#domain/lettering/designs/lettering-designs.ts";
import { createStore, useStore } from "./store.ts";

/** What this browser knows of letters: nothing until faces were asked for, then the faces that have come. */
export const loadedLettering = createStore<Lettering>(noLettering);

/** All letters, on the server while it writes one page; null in a browser, which loads those it needs. */
export const LetteringAtHand = createContext<Lettering | null>(null);

/** The letters that can be drawn now. */
export function useLoadedLettering(): Lettering {
  const loaded = useStore(loadedLettering);
  return useContext(LetteringAtHand) ?? loaded;
}

/** Faces that were asked for and did not come. */
export const lostFaces = createStore<readonly FaceId[]>([]);

/** What of a face is wanted besides its measures. */
export interface FaceParts {
  /** Also what it is drawn with. */
  readonly withOutlines?: boolean;
}

/**
 * Fetches what lays words out, with the measures of some faces of a catalogue, and where they are to be drawn also their
 * outlines; whoever uses `loadedLettering` hears of it. Rejects where something does not come; the next call asks again.
 */
export async function loadFaces(
  rows: readonly CatalogueFace[],
  ids: readonly FaceId[],
  parts: FaceParts = {},
): Promise<void> {
  try {
    const { fetchFaces } = await import("./fetch-faces.ts");
    loadedLettering.set(await fetchFaces(rows, ids, parts));
    lostFaces.set(lostFaces.get().filter((id) => !ids.includes(id)));
  } catch (error) {
    lostFaces.set(ids);
    throw error;
  }
}
