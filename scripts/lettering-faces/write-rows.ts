import { committedFaces, committedMeasures, faceRevision } from "./committed.ts";
import { metadataOf } from "./font-package.ts";
import { isLicensed, licensedFace } from "./licensed-face.ts";
import { smallestCapitalMm } from "./smallest-capital.ts";
import { writeFormatted } from "../write-formatted.ts";

const file = "src/catalogue/faces.ts";

/** Smallest capital and revision, from the files of a face. */
function ofFiles(id: string): readonly [number, string] {
  return [smallestCapitalMm(committedMeasures(id)), faceRevision(id)];
}

const head = `/** Written by scripts/lettering-faces/make.ts. */

import type { CatalogueFace } from "#domain/catalogue/face.ts";

type Row = readonly [
  id: string,
  name: string,
  weight: CatalogueFace["weight"],
  licence: string,
  smallestCapitalMm: number,
  revision: string,
  note?: string,
];

function inGroup(group: string, rows: readonly Row[]): CatalogueFace[] {
  return rows.map(([id, name, weight, licence, smallestCapitalMm, revision, note]) => ({
    id,
    name,
    group,
    weight,
    licence,
    smallestCapitalMm,
    revision,
    ...(note !== undefined && { note }),
  }));
}
`;

/** What whoever chooses a face should know. */
const faceNotes: Readonly<Record<string, string>> = {
  "press-start-2p": "squares that touch at a corner come apart: an outline holds them together",
};

/** The default's row: of its own files, or of those cut in its place. */
function defaultRow(): string {
  const { id, name, group, weight, licence, standIn } = licensedFace;
  const [capital, revision] = ofFiles(isLicensed() ? id : standIn);
  const row = { id, name, group, weight, licence, smallestCapitalMm: capital, revision };
  const face = committedFaces().find(({ face }) => face.id === standIn)?.face;
  if (isLicensed() || face === undefined) return JSON.stringify(row);
  const { family, license } = metadataOf(face);
  const note = `cut in ${family} until the shop adds its licensed file`;
  return JSON.stringify({ ...row, licence: license.type, cutWith: standIn, note });
}

/** Writes the catalogue's rows of all faces whose files are there; the first is the default. */
export async function writeRows(): Promise<void> {
  const groups = [...Map.groupBy(committedFaces(), ({ group }) => group)].map(([group, listed]) => {
    const rows = listed.map(({ face }) => {
      const { family, license } = metadataOf(face);
      const note = faceNotes[face.id];
      const row = [face.id, family, face.weight, license.type, ...ofFiles(face.id)];
      return note === undefined ? row : [...row, note];
    });
    return `...inGroup("${group}", ${JSON.stringify(rows)})`;
  });
  const text = `${head}
export const letteringFaces: readonly CatalogueFace[] = [${[defaultRow(), ...groups].join(",")}];
`;
  await writeFormatted(file, text);
}
