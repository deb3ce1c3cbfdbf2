import type { CatalogueFace } from "#domain/catalogue/face.ts";
import type { FaceId } from "#domain/lettering/design.ts";
import type { Lettering } from "#domain/lettering/designs/lettering-designs.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import {
  type FaceMeasures,
  type FaceMeasuresFile,
  readFaceMeasures,
} from "#domain/lettering/face-measures.ts";
import {
  type FaceOutlines,
  type FaceOutlinesFile,
  readFaceOutlines,
} from "#domain/lettering/face-outlines.ts";
import { facesOf } from "#domain/lettering/faces.ts";
import type { FaceParts } from "./loaded-lettering.ts";

const measures = new Map<FaceId, FaceMeasures>();
const outlines = new Map<FaceId, FaceOutlines>();

async function fetchFile(row: CatalogueFace, kind: "measures" | "outlines"): Promise<unknown> {
  const answer = await fetch(`/fonts/lettering/${row.id}.${kind}.json?v=${row.revision}`);
  if (!answer.ok) throw new Error(`The ${kind} of ${row.name} did not come: ${answer.status}`);
  return answer.json();
}

async function fetchFace(row: CatalogueFace, { withOutlines = false }: FaceParts): Promise<void> {
  await Promise.all([
    measures.has(row.id) ||
      fetchFile(row, "measures").then((file) =>
        measures.set(row.id, readFaceMeasures(file as FaceMeasuresFile)),
      ),
    !withOutlines ||
      outlines.has(row.id) ||
      fetchFile(row, "outlines").then((file) =>
        outlines.set(row.id, readFaceOutlines(file as FaceOutlinesFile)),
      ),
  ]);
}

/** Letters with these faces and all that came before. */
export async function fetchFaces(
  rows: readonly CatalogueFace[],
  ids: readonly FaceId[],
  parts: FaceParts,
): Promise<Lettering> {
  const files = new Set(rows.filter(({ id }) => ids.includes(id)).map(({ id, cutWith }) => cutWith ?? id));
  await Promise.all(rows.filter(({ id }) => files.has(id)).map((row) => fetchFace(row, parts)));
  const cutWith = new Map(rows.map((row) => [row.id, row.cutWith ?? row.id]));
  return letteringIn(facesOf({ measures: new Map(measures), outlines: new Map(outlines), cutWith }), rows);
}
