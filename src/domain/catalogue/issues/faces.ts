import type { CatalogueDocument } from "../schema.ts";
import { issueIf, label, missing, repeated } from "./issue.ts";

/** Faces that cannot be told apart or cut, and products whose words have none. */
export function faceIssues({ faces, products }: CatalogueDocument): string[] {
  const ids = faces.map(({ id }) => id);
  return [
    ...repeated("Faces, id", ids),
    ...faces.flatMap(({ id, cutWith }) => missing(`Face ${id}`, "face", [cutWith], new Set(ids))),
    ...products.flatMap((product) =>
      issueIf(product.creationTool && faces.length === 0, `Product ${label(product)}: no face for its words`),
    ),
  ];
}
