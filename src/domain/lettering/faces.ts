import type { FaceId } from "./design.ts";
import type { FaceMeasures } from "./face-measures.ts";
import type { FaceOutlines } from "./face-outlines.ts";

/** The faces that are at hand: all of them on the server, those loaded so far in a browser. */
export interface Faces {
  readonly measures: (id: FaceId) => FaceMeasures | undefined;
  readonly outlines: (id: FaceId) => FaceOutlines | undefined;
}

export const noFaces: Faces = { measures: () => undefined, outlines: () => undefined };

interface LoadedFaces {
  readonly measures: ReadonlyMap<FaceId, FaceMeasures>;
  readonly outlines?: ReadonlyMap<FaceId, FaceOutlines>;
  /** What a face is cut in until the shop has its own file. */
  readonly cutWith?: ReadonlyMap<FaceId, FaceId>;
}

/** Faces out of what was loaded. */
export function facesOf({ measures, outlines, cutWith }: LoadedFaces): Faces {
  const cut = (id: FaceId) => cutWith?.get(id) ?? id;
  return { measures: (id) => measures.get(cut(id)), outlines: (id) => outlines?.get(cut(id)) };
}
