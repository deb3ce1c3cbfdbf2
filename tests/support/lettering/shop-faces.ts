import { readFileSync } from "node:fs";
import { type FaceMeasuresFile, readFaceMeasures } from "#domain/lettering/face-measures.ts";
import { type FaceOutlinesFile, readFaceOutlines } from "#domain/lettering/face-outlines.ts";
import { facesOf } from "#domain/lettering/faces.ts";

function file(id: string, part: "measures" | "outlines"): unknown {
  return JSON.parse(readFileSync(`public/fonts/lettering/${id}.${part}.json`, "utf8"));
}

/** Some of the shop's faces as they are served. */
export function shopFaces(...ids: readonly string[]) {
  return facesOf({
    measures: new Map(ids.map((id) => [id, readFaceMeasures(file(id, "measures") as FaceMeasuresFile)])),
    outlines: new Map(ids.map((id) => [id, readFaceOutlines(file(id, "outlines") as FaceOutlinesFile)])),
  });
}
