import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { productOf, sizesOf } from "#domain/configure/options/product-rows.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";

/**
 * Each product on each of its supplies in each listed size, all else as a page opens with it: what a change of prices is looked at
 * by, whatever customers happen to ask for.
 */
export function listedSelections(catalogue: Catalogue): readonly Selection[] {
  const scope = wholeShop(catalogue);
  return scope.productIds.flatMap((productId) => {
    const first = defaultSelection(catalogue, scope, { productId });
    const supplies = productOf(catalogue, first).supplies.filter((row) => row.disabledReason === undefined);
    const onSupplies =
      supplies.length === 0
        ? [first]
        : supplies.map(({ supplyId }) => defaultSelection(catalogue, scope, { productId, supplyId }));
    return onSupplies.flatMap((selection) =>
      sizesOf(catalogue, selection).map(({ widthMm, heightMm }) =>
        choose(catalogue, scope, selection, { field: "size", widthMm, heightMm }),
      ),
    );
  });
}

/** Everything listed, and the first of each product in two sets: what a further one costs shows at no single set. */
export function comparedSelections(catalogue: Catalogue): readonly Selection[] {
  const listed = listedSelections(catalogue);
  const scope = wholeShop(catalogue);
  const byProduct = Map.groupBy(listed, ({ productId }) => productId);
  const inTwoSets = [...byProduct.values()].flatMap(([first]) =>
    first === undefined ? [] : [choose(catalogue, scope, first, { field: "sets", count: 2 })],
  );
  return [...listed, ...inTwoSets];
}
