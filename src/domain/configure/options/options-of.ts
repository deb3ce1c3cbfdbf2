import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import { colourOf } from "#domain/catalogue/film.ts";
import type { Shape } from "#domain/catalogue/schema.ts";
import type { Scope, Selection } from "../selection.ts";
import { fitsShape } from "../size-limits.ts";
import { lookupOf, productOf, productSupplyOf, supplyOf } from "./product-rows.ts";
import { soldOutWords } from "./sold-out.ts";

/** A row of an option list; `disabled` is the reason in words, null when it can be chosen. */
export interface Option<Row extends Choice = Choice> {
  readonly row: Row;
  readonly disabled: string | null;
}

/** The option lists of which exactly one row is chosen, with the field of the selection that holds its id. */
export const LIST_KEYS = {
  product: "productId",
  supply: "supplyId",
  finishing: "finishingId",
  adhesive: "adhesiveId",
  material: "materialId",
  printedSide: "printedSideId",
  colour: "colourId",
  shape: "shapeId",
} as const satisfies Record<string, keyof Selection>;

export type ListField = keyof typeof LIST_KEYS;

function rowsOf<Row extends Choice>(
  ids: readonly number[],
  rows: ReadonlyMap<number, Row>,
): readonly Option<Row>[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ row, disabled: soldOutWords(row) }];
  });
}

function products(catalogue: Catalogue, scope: Scope): readonly Option[] {
  return scope.productIds.flatMap((id) => {
    const product = catalogue.products.get(id);
    if (product === undefined) return [];
    const { name, slug, summary: note, appearance, rates } = product;
    return [{ row: { id, name, slug, note, appearance, rates }, disabled: soldOutWords(product) }];
  });
}

/** Only the page's supplies, unless the product comes on none of them. */
function supplies(catalogue: Catalogue, scope: Scope, selection: Selection): readonly Option[] {
  const all = productOf(catalogue, selection).supplies;
  const onPage = all.filter((row) => scope.onlySupplyIds?.includes(row.supplyId) ?? true);
  return (onPage.length > 0 ? onPage : all).flatMap((row) => {
    const supply = catalogue.supplies.get(row.supplyId);
    return supply === undefined ? [] : [{ row: supply, disabled: row.disabledReason ?? null }];
  });
}

/** Finishings that the attribute lookups allow with the supply; all of the product's where it has no supply. */
function finishings(catalogue: Catalogue, _scope: Scope, selection: Selection): readonly Option[] {
  const product = productOf(catalogue, selection);
  const fits = (id: number): boolean =>
    selection.supplyId === null ||
    product.attributeLookups.some((row) => row.supplyId === selection.supplyId && row.finishingId === id);
  return rowsOf(product.finishingIds.filter(fits), catalogue.finishings);
}

function adhesives(catalogue: Catalogue, _scope: Scope, selection: Selection): readonly Option[] {
  return supplyOf(catalogue, selection)?.hasAdhesives === false
    ? []
    : rowsOf(lookupOf(catalogue, selection)?.adhesiveIds ?? [], catalogue.adhesives);
}

/** The product's colours: inks or films, as they hold for it. */
function colours(catalogue: Catalogue, _scope: Scope, selection: Selection): readonly Option[] {
  const product = productOf(catalogue, selection);
  return rowsOf(product.colourIds, catalogue.colours).map(({ row: colour }) => {
    const row = colourOf(product, colour);
    return { row, disabled: soldOutWords(row) };
  });
}

/** Why a shape cannot have the selected size; a sheet's size says nothing about the stickers on it. */
function shapeRefusal(shape: Shape, sheet: boolean, { size }: Selection): string | null {
  if (sheet || fitsShape(shape, size)) return null;
  return shape.equalSides
    ? `${shape.name} needs equal width and height`
    : `${shape.name} needs a width that differs from the height`;
}

function shapes(catalogue: Catalogue, _scope: Scope, selection: Selection): readonly Option<Shape>[] {
  const ids = productSupplyOf(catalogue, selection)?.shapes.map((row) => row.shapeId) ?? [];
  const all = rowsOf(ids, catalogue.shapes);
  const sheet = supplyOf(catalogue, selection)?.soldOn === "sheet";
  const judged = all.map(({ row }) => ({ row, disabled: shapeRefusal(row, sheet, selection) }));
  return judged.some((option) => option.disabled === null) ? judged : all;
}

const LISTS: Readonly<
  Record<ListField, (catalogue: Catalogue, scope: Scope, selection: Selection) => readonly Option[]>
> = {
  product: products,
  supply: supplies,
  finishing: finishings,
  adhesive: adhesives,
  material: (catalogue, _scope, selection) =>
    rowsOf(productOf(catalogue, selection).materialIds, catalogue.materials),
  printedSide: (catalogue, _scope, selection) =>
    rowsOf(productOf(catalogue, selection).printedSideIds, catalogue.printedSides),
  colour: colours,
  shape: shapes,
};

const knownLists = memoizePerCatalogue<readonly Option[]>();

/** Products hang on the page alone and shapes on the size: of the others there are only as many lists as rows to choose. */
function isWorkedOutOnce(field: ListField, scope: Scope): boolean {
  return field !== "product" && field !== "shape" && (field !== "supply" || scope.onlySupplyIds === null);
}

/** The rows of one option list for a selection, in the catalogue's order; empty when the product has no such choice. */
export function optionsOf(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  field: ListField,
): readonly Option[] {
  const workOut = (): readonly Option[] => LISTS[field](catalogue, scope, selection);
  if (!isWorkedOutOnce(field, scope)) return workOut();
  const { productId, supplyId, finishingId } = selection;
  return knownLists(catalogue, `${field} ${productId} ${supplyId} ${finishingId}`, workOut);
}

/** The shape that stands in when the size no longer fits: the same outline first (Circle and Oval, Square and Rectangle). */
export function shapeInstead(
  catalogue: Catalogue,
  selection: Selection,
  wantedId: number | null | undefined,
): number | null {
  const options = shapes(catalogue, { productIds: [], onlySupplyIds: null }, selection);
  const free = options.filter((option) => option.disabled === null);
  const outline = options.find((option) => option.row.id === wantedId)?.row.outline;
  const stand = free.find((option) => option.row.outline === outline) ?? free[0] ?? options[0];
  return stand?.row.id ?? null;
}
