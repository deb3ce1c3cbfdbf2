import { documentOnSale } from "../on-sale.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  documentPlace,
  inside,
  issueIf,
  missing,
  productPlace,
  idsOf,
} from "./issue.ts";

const choices = [
  ["finishingIds", "finishing"],
  ["materialIds", "stock"],
  ["colourIds", "colour"],
] as const;

/** What cannot go without something that it leaves behind: a product that comes in nothing any more, a successor that is none. */
export function retiredIssues(document: CatalogueDocument): CatalogueIssue[] {
  const sold = documentOnSale(document);
  const nothing = documentPlace("Products", "products");
  return [
    ...issueIf(sold.products.length === 0, nothing, "nothing would be on sale"),
    ...document.products.flatMap((product) => {
      const place = productPlace(product);
      const where = inside(place, place.name, "retired");
      const successor = inside(place, place.name, "insteadId");
      const left = sold.products.find(({ id }) => id === product.id);
      return [
        ...missing(successor, "product", [product.insteadId], idsOf(document.products)),
        ...issueIf(product.insteadId === product.id, successor, "it cannot come instead of itself"),
        ...choices.flatMap(([list, what]) =>
          issueIf(
            left !== undefined && product[list].length > 0 && left[list].length === 0,
            where,
            `no ${what} is left that it comes in: retire it, too`,
          ),
        ),
        ...issueIf(
          left !== undefined && product.supplies.length > 0 && left.supplies.length === 0,
          where,
          "it comes on no supply any more: retire it, too",
        ),
      ];
    }),
  ];
}
