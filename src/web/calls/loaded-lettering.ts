import type { CatalogueFace } from "#domain/catalogue/face.ts";
import type { FaceId } from "#domain/lettering/design.ts";
import { type Lettering, noLettering } from "#domain/lettering/designs/lettering-designs.ts";
import { createStore } from "./store.ts";

/** What this browser knows of letters: nothing until faces were asked for, then the faces that have come. */
export const loadedLettering = createStore<Lettering>(noLettering);

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
