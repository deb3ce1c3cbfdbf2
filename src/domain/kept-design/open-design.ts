import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { entriesOfQuery, readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { storedDesign } from "#domain/lettering/designs/stored-design.ts";
import { storedSelection } from "#domain/submission/stored-selection.ts";
import { savedDesignPath } from "./saved-design.ts";

/** A kept design as the designer opens it. */
export interface OpenedDesign {
  /** What was kept; in place of what is no longer offered, what a page begins with. */
  readonly selection: Selection;
  /** The designer's address with all of it. */
  readonly link: string;
  /** What is no longer as it was kept; null when everything is. */
  readonly notice: string | null;
}

const OLDER = "It was kept in an older form. Please look it over once it is open.";

/** Opens what was kept, under its id, by the rules of now; null when no page sells the product any more. */
export function openDesign(catalogue: Catalogue, id: number, stored: Selection): OpenedDesign | null {
  const { featuredItems } = catalogue.document;
  const page = featuredItems.find(
    (item) => item.page === "lettering" && scopeOf(item).productIds.includes(stored.productId),
  );
  if (page === undefined || !catalogue.products.has(stored.productId)) return null;
  const { design, isWhole } = storedDesign(stored.lettering);
  const kept = { ...stored, lettering: design };
  const scope = scopeOf(page);
  const selection = readAddress(catalogue, scope, entriesOfQuery(writeAddress(catalogue, scope, kept)));
  const again = storedSelection(catalogue, kept);
  return {
    selection,
    link: savedDesignPath(id, `${page.route}?${writeAddress(catalogue, scope, selection)}`),
    notice: isWhole ? (again.ok ? null : again.why) : OLDER,
  };
}
