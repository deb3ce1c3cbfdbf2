import type { CatalogueFace } from "#domain/catalogue/face.ts";
import type { FaceId } from "#domain/lettering/design.ts";
import { type Lettering, noLettering } from "#domain/lettering/designs/lettering-designs.ts";
import type { FaceMeasures, FaceMeasuresFile } from "#domain/lettering/face-measures.ts";
import type { FaceOutlines, FaceOutlinesFile } from "#domain/lettering/face-outlines.ts";
import { createStore } from "./store.ts";

/** What this browser knows of letters: nothing until faces were asked for, then the faces that have come. */
export const loadedLettering = createStore<Lettering>(noLettering);

const measures = new Map<FaceId, FaceMeasures>();
const outlines = new Map<FaceId, FaceOutlines>();
const cutWith = new Map<FaceId, FaceId>();

async function fetchFile(row: CatalogueFace, kind: "measures" | "outlines"): Promise<unknown> {
  const answer = await fetch(`/fonts/lettering/${row.id}.${kind}.json?v=${row.revision}`);
  if (!answer.ok) throw new Error(`The ${kind} of ${row.name} did not come: ${answer.status}`);
  return answer.json();
}

/** The rows of the files that some faces are cut from. */
function filesOf(rows: readonly CatalogueFace[], ids: readonly FaceId[]): readonly CatalogueFace[] {
  const wanted = rows.filter(({ id }) => ids.includes(id));
  for (const row of wanted) if (row.cutWith !== undefined) cutWith.set(row.id, row.cutWith);
  const files = new Set(wanted.map((row) => row.cutWith ?? row.id));
  return rows.filter(({ id }) => files.has(id));
}

/**
 * Fetches what lays words out, with the measures of some faces of a catalogue, and where they are to be drawn also their
 * outlines; whoever uses `loadedLettering` hears of it. Rejects where something does not come; the next call asks again.
 */
export async function loadFaces(
  rows: readonly CatalogueFace[],
  ids: readonly FaceId[],
  { withOutlines = false }: { readonly withOutlines?: boolean } = {},
): Promise<void> {
  const { letteringIn, facesOf, readFaceMeasures, readFaceOutlines } = await import("./lettering-chunk.ts");
  const files = filesOf(rows, ids);
  await Promise.all([
    ...files
      .filter(({ id }) => !measures.has(id))
      .map(async (row) => {
        const file = (await fetchFile(row, "measures")) as FaceMeasuresFile;
        measures.set(row.id, readFaceMeasures(file));
      }),
    ...files
      .filter(({ id }) => withOutlines && !outlines.has(id))
      .map(async (row) => {
        const file = (await fetchFile(row, "outlines")) as FaceOutlinesFile;
        outlines.set(row.id, readFaceOutlines(file));
      }),
  ]);
  const loaded = { measures: new Map(measures), outlines: new Map(outlines), cutWith: new Map(cutWith) };
  loadedLettering.set(letteringIn(facesOf(loaded), rows));
}
