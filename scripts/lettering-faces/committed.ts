import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaceFiles } from "./face-files.ts";
import { faceGroups, type ListedFace } from "./face-list.ts";

/** Where the files of the faces are committed, from the root of the project. */
export const target = "public/fonts/lettering";

/** One drawing of all names, each in its own letters. */
export const namesFile = join(target, "names.svg");

type Kind = "measures" | "outlines";

export function committed(id: string, kind: Kind): string {
  return join(target, `${id}.${kind}.json`);
}

/** A committed file of a face, as its text. */
function committedText(id: string, kind: Kind): string {
  return readFileSync(committed(id, kind), "utf8");
}

export function committedMeasures(id: string): FaceFiles["measures"] {
  return JSON.parse(committedText(id, "measures")) as FaceFiles["measures"];
}

export function committedOutlines(id: string): FaceFiles["outlines"] {
  return JSON.parse(committedText(id, "outlines")) as FaceFiles["outlines"];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}

/** Changes with the files of a face. */
export function faceRevision(id: string): string {
  return hash(committedText(id, "measures") + committedText(id, "outlines"));
}

/** The faces of the list whose files are there. */
export function committedFaces(): readonly { readonly group: string; readonly face: ListedFace }[] {
  return Object.entries(faceGroups).flatMap(([group, faces]) =>
    faces.filter(({ id }) => existsSync(committed(id, "measures"))).map((face) => ({ group, face })),
  );
}
