import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, documentPlace, productPlace, issueIf, repeated, missing } from "./issue.ts";

/** Faces that cannot be told apart or cut, and products whose words have none. */
export function faceIssues({ faces, products }: CatalogueDocument): CatalogueIssue[] {
  const ids = faces.map(({ id }) => id);
  return [
    ...repeated(documentPlace("Faces, id", "faces"), ids),
    ...faces.flatMap(({ id, cutWith }) =>
      missing(documentPlace(`Face ${id}`, "faces", id), "face", [cutWith], new Set(ids)),
    ),
    ...products.flatMap((product) =>
      issueIf(product.creationTool && faces.length === 0, productPlace(product), `no face for its words`),
    ),
  ];
}
