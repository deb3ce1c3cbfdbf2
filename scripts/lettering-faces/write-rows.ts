import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import type { LetteringFace } from "#catalogue/faces.ts";
import { committed, committedMeasures, committedText } from "./committed.ts";
import { faceGroups, type ListedFace } from "./face-list.ts";
import { metadataOf } from "./font-package.ts";
import { smallestCapitalMm } from "./smallest-capital.ts";

const file = "src/catalogue/faces.ts";

function revisionOf(id: string): string {
  const hash = createHash("sha256")
    .update(committedText(id, "measures"))
    .update(committedText(id, "outlines"));
  return hash.digest("hex").slice(0, 10);
}

function rowOf(group: string, face: ListedFace): LetteringFace {
  const { family, license } = metadataOf(face);
  return {
    id: face.id,
    name: family,
    group,
    weight: face.weight,
    licence: license.type,
    smallestCapitalMm: smallestCapitalMm(committedMeasures(face.id)),
    revision: revisionOf(face.id),
  };
}

/** The default face is one the shop has to buy; until then another is cut, and says so. */
function antiqueOlive(substitute: LetteringFace): LetteringFace {
  const { group, weight, licence, smallestCapitalMm, revision, name } = substitute;
  const shown = {
    id: "antique-olive",
    name: "Antique Olive",
    group,
    weight,
    licence,
    smallestCapitalMm,
    revision,
  };
  const note = `cut in ${name} until the shop adds its licensed file`;
  return { ...shown, cutWith: substitute.id, note };
}

const head = `/** Written by scripts/lettering-faces/make.ts. */

/** A face that lettering can be cut in; its files are \`public/fonts/lettering/{id}.measures.json\` and \`.outlines.json\`. */
export interface LetteringFace {
  readonly id: string;
  readonly name: string;
  /** Under which heading it is offered. */
  readonly group: string;
  readonly weight: 400 | 700;
  readonly licence: string;
  /** How high its capitals have to be for strokes of 1 mm. */
  readonly smallestCapitalMm: number;
  /** Changes with its files; part of their address, so that they can be kept for ever. */
  readonly revision: string;
  /** The face that is cut in its place, while the shop has no file of it. */
  readonly cutWith?: string;
  readonly note?: string;
}
`;

/** Writes the catalogue's rows of all faces whose files are there; the first is the default. */
export async function writeRows(): Promise<void> {
  const rows = Object.entries(faceGroups).flatMap(([group, faces]) =>
    faces.filter(({ id }) => existsSync(committed(id, "measures"))).map((face) => rowOf(group, face)),
  );
  const substitute = rows.find(({ id }) => id === "bricolage-grotesque");
  const all = substitute === undefined ? rows : [antiqueOlive(substitute), ...rows];
  const text = `${head}\nexport const letteringFaces: readonly LetteringFace[] = ${JSON.stringify(all)};\n`;
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, parser: "typescript" }));
}
