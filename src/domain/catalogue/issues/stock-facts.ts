import type { CatalogueDocument } from "../schema.ts";
import { codesOf, issueIf, label, missing, repeated } from "./issue.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly facts?: readonly string[] | undefined;
}

function rowsWithFacts(document: CatalogueDocument): readonly Row[] {
  return [
    ...document.products,
    ...document.finishings,
    ...document.adhesives,
    ...document.materials,
    ...document.addons.flatMap((group) => group.items),
  ];
}

/** Facts that a row claims and the list does not know, and uses that send a customer where the goods are not sold. */
export function stockFactIssues(document: CatalogueDocument): string[] {
  const known = codesOf(document.stockFacts);
  return [
    ...repeated(
      "Stock facts, code",
      document.stockFacts.map(({ code }) => code),
    ),
    ...repeated(
      "Uses, code",
      document.uses.map(({ code }) => code),
    ),
    ...rowsWithFacts(document).flatMap((row) => missing(label(row), "stock fact", row.facts ?? [], known)),
    ...document.uses.flatMap(({ code, fits }) =>
      fits.flatMap(({ featuredItemId, productId }) => {
        const item = document.featuredItems.find(({ id }) => id === featuredItemId);
        return issueIf(
          !item?.productIds.includes(productId),
          `Use ${code}: page ${featuredItemId} does not sell product ${productId}`,
        );
      }),
    ),
  ];
}
