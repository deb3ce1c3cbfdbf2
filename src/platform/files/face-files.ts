import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import {
  type FaceMeasures,
  readFaceMeasures,
  type FaceMeasuresFile,
} from "#domain/lettering/face-measures.ts";
import {
  type FaceOutlines,
  readFaceOutlines,
  type FaceOutlinesFile,
} from "#domain/lettering/face-outlines.ts";
import type { Faces } from "#domain/lettering/faces.ts";

/** More than there are faces: their measures are a few hundred kilobytes each at most, once read. */
const measuresKept = 100;
/** Outlines are needed where words are drawn; some twenty faces are most of what is ordered. */
const outlinesKept = 24;

/** Names of faces come with addresses and calls: no other file is read. */
const faceName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the files of faces from a folder. */
export interface FaceFiles {
  readonly folder: string;
  /** The faces of a catalogue: each with the files of what is cut in its place. Read when first used; a face that the catalogue does not have has none. */
  readonly facesOf: (rows: readonly CatalogueFace[]) => Faces;
}

/** The files of the faces, in memory once read, the least recently used dropped first. */
export function openFaceFiles(folder: string): FaceFiles {
  const measures = new LRUCache<string, FaceMeasures>({ max: measuresKept });
  const outlines = new LRUCache<string, FaceOutlines>({ max: outlinesKept });

  const read = (id: string, kind: "measures" | "outlines"): unknown => {
    if (!faceName.test(id)) throw new Error(`No name of a face: ${id}`);
    return JSON.parse(readFileSync(join(folder, `${id}.${kind}.json`), "utf8"));
  };
  const measuresOf = (id: string): FaceMeasures => {
    const found = measures.get(id) ?? readFaceMeasures(read(id, "measures") as FaceMeasuresFile);
    measures.set(id, found);
    return found;
  };
  const outlinesOf = (id: string): FaceOutlines => {
    const found = outlines.get(id) ?? readFaceOutlines(read(id, "outlines") as FaceOutlinesFile);
    outlines.set(id, found);
    return found;
  };

  return {
    folder,
    facesOf: (rows) => {
      const cut = new Map(rows.map(({ id, cutWith }) => [id, cutWith ?? id]));
      const of = <Read>(id: string, readFace: (id: string) => Read): Read | undefined => {
        const file = cut.get(id);
        return file === undefined ? undefined : readFace(file);
      };
      return { measures: (id) => of(id, measuresOf), outlines: (id) => of(id, outlinesOf) };
    },
  };
}
