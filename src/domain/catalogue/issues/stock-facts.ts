import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  documentPlace,
  issueIf,
  repeated,
  missing,
  codesOf,
  label,
} from "./issue.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly facts?: readonly string[] | undefined;
}

function rowsWithFacts(document: CatalogueDocument): readonly (readonly [Row, DocumentPlace])[] {
  const { products, finishings, adhesives, materials } = document;
  const lists = Object.entries({ products, finishings, adhesives, materials });
  return [
    ...lists.flatMap(([name, rows]) =>
      rows.map((row): readonly [Row, DocumentPlace] => [row, documentPlace(label(row), name, row.id)]),
    ),
    ...document.addons.flatMap(({ code, items }) =>
      items.map((row): readonly [Row, DocumentPlace] => [
        row,
        documentPlace(label(row), "addons", code, "items", row.id),
      ]),
    ),
  ];
}

/** Facts that a row claims and the list does not know, and uses that send a customer where the goods are not sold. */
export function stockFactIssues(document: CatalogueDocument): CatalogueIssue[] {
  const known = codesOf(document.stockFacts);
  return [
    ...repeated(
      documentPlace("Stock facts, code", "stockFacts"),
      document.stockFacts.map(({ code }) => code),
    ),
    ...repeated(
      documentPlace("Uses, code", "uses"),
      document.uses.map(({ code }) => code),
    ),
    ...rowsWithFacts(document).flatMap(([row, where]) =>
      missing(where, "stock fact", row.facts ?? [], known),
    ),
    ...document.uses.flatMap(({ code, fits }) =>
      fits.flatMap(({ featuredItemId, productId }) => {
        const item = document.featuredItems.find(({ id }) => id === featuredItemId);
        return issueIf(
          !item?.productIds.includes(productId),
          documentPlace(`Use ${code}`, "uses", code),
          `page ${featuredItemId} does not sell product ${productId}`,
        );
      }),
    ),
  ];
}
