import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaceFiles } from "./face-files.ts";

/** Where the files of the faces are committed, from the root of the project. */
export const target = "public/fonts/lettering";

type Kind = "measures" | "outlines";

export function committed(id: string, kind: Kind): string {
  return join(target, `${id}.${kind}.json`);
}

/** A committed file of a face, as its text. */
export function committedText(id: string, kind: Kind): string {
  return readFileSync(committed(id, kind), "utf8");
}

export function committedMeasures(id: string): FaceFiles["measures"] {
  return JSON.parse(committedText(id, "measures")) as FaceFiles["measures"];
}

export function committedOutlines(id: string): FaceFiles["outlines"] {
  return JSON.parse(committedText(id, "outlines")) as FaceFiles["outlines"];
}
