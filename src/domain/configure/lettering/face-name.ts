import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FaceId } from "#domain/lettering/design.ts";

function rowOf({ document }: Catalogue, id: FaceId) {
  return document.faces.find((face) => face.id === id);
}

/** What a face is called; its id where the catalogue does not know it. */
export function faceName(catalogue: Catalogue, id: FaceId): string {
  return rowOf(catalogue, id)?.name ?? id;
}

/** The same with what is cut in its place, as everything says by which the words are made. */
export function cutFaceName(catalogue: Catalogue, id: FaceId): string {
  const cutWith = rowOf(catalogue, id)?.cutWith;
  const name = faceName(catalogue, id);
  return cutWith === undefined ? name : `${name} (cut in ${faceName(catalogue, cutWith)})`;
}
