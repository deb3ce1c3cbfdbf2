import fc from "fast-check";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection, type Start } from "#domain/configure/default-selection.ts";
import { offersFor } from "#domain/configure/offers.ts";
import type { Change, Scope, Selection } from "#domain/configure/selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";

const TYPED = [null, 0, 1, 9, 15, 19, 20, 33, 50, 77, 100, 150, 299, 301, 420, 1200, 1201, 999_999] as const;
const COUNTS = [null, 0, 1, 7, 10, 30, 31, 99, 137, 1001, 2501, 100_000, 999_999] as const;

/** Every listed choice of a form as a change, disabled ones included, and a good many typed numbers. */
export function possibleChanges(catalogue: Catalogue, scope: Scope, selection: Selection): Change[] {
  const offers = offersFor(catalogue, scope, selection);
  const lists = {
    product: offers.products,
    supply: offers.supplies,
    shape: offers.shapes,
    finishing: offers.finishings,
    adhesive: offers.adhesives,
    material: offers.materials,
    printedSide: offers.printedSides,
    colour: offers.colours,
  } as const;
  const listed = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((field) =>
    lists[field].map(({ id }): Change => ({ field, id })),
  );
  const addons = offers.addons.flatMap(({ code, items }) =>
    items.map(({ id }): Change => ({ field: "addon", code, id })),
  );
  const features = offers.printFeatures.flatMap(({ side, items }) =>
    items.map(({ id, selected }): Change => ({ field: "printFeature", side, itemId: id, chosen: !selected })),
  );
  const sizes = offers.sizes.map(({ widthMm, heightMm }): Change => ({ field: "size", widthMm, heightMm }));
  const typedSizes = TYPED.map((widthMm, index): Change => {
    const heightMm = TYPED[(index * 7 + 3) % TYPED.length] ?? null;
    return { field: "customSize", widthMm, heightMm };
  });
  const counts = COUNTS.flatMap((value): Change[] => [
    { field: "customQuantity", pieces: value },
    { field: "customSets", count: value },
    { field: "cutPerShape", value },
    { field: "stickersPerSheet", value },
  ]);
  return [
    ...listed,
    ...addons,
    ...features,
    ...offers.installReady.map((value): Change => ({ field: "installReady", value })),
    ...sizes,
    ...offers.quantities.map((pieces): Change => ({ field: "quantity", pieces })),
    ...[1, 2, 10].map((count): Change => ({ field: "sets", count })),
    ...typedSizes,
    ...counts,
  ];
}

/** A page, where its form starts, and what a customer clicked and typed on it. */
export interface Visit {
  readonly scope: Scope;
  readonly start: Start;
  readonly selection: Selection;
}

function visitOf(catalogue: Catalogue, item: number, product: number, picks: readonly number[]): Visit {
  const items = catalogue.document.featuredItems;
  const scope = scopeOf(items[item % items.length] ?? items[0]!);
  const start = product % 3 === 0 ? {} : { productId: scope.productIds[product % scope.productIds.length] };
  const selection = picks.reduce(
    (now, pick) => {
      const changes = possibleChanges(catalogue, scope, now);
      const change = changes[pick % changes.length];
      return change === undefined ? now : choose(catalogue, scope, now, change);
    },
    defaultSelection(catalogue, scope, start),
  );
  return { scope, start, selection };
}

/** Any state a customer can bring any page's form into, orderable or not. */
export function arbitraryVisit(catalogue: Catalogue): fc.Arbitrary<Visit> {
  return fc
    .tuple(fc.nat(99), fc.nat(99), fc.array(fc.nat(9_999), { maxLength: 12 }))
    .map(([item, product, picks]) => visitOf(catalogue, item, product, picks));
}
