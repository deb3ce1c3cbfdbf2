import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { optionsOf } from "#domain/configure/options/options-of.ts";
import { featureGroupsOf } from "#domain/configure/options/print-features.ts";
import { addonGroupsOf } from "#domain/configure/options/product-rows.ts";
import type { Change, Scope, Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { totalOf } from "./quoted-selection.ts";

/** Lists in which another choice leaves size and quantity alone; a product opens anew and is not compared. */
const COMPARED = ["supply", "shape", "finishing", "adhesive", "material", "printedSide", "colour"] as const;

type Keyed = readonly [key: string, change: Change];

function changesOf(catalogue: Catalogue, scope: Scope, selection: Selection): readonly Keyed[] {
  return [
    ...COMPARED.flatMap((field) =>
      optionsOf(catalogue, scope, selection, field).map(({ row }): Keyed => [
        `${field}:${row.id}`,
        { field, id: row.id },
      ]),
    ),
    ...addonGroupsOf(catalogue, selection).flatMap(({ group, items }) =>
      items
        .filter(({ id }) => id !== selection.addons[group.code])
        .map(({ id }): Keyed => [`addon:${id}`, { field: "addon", code: group.code, id }]),
    ),
    ...(["yes", "no"] as const)
      .filter((value) => selection.installReady !== null && value !== selection.installReady)
      .map((value): Keyed => [`installReady:${value}`, { field: "installReady", value }]),
    ...featureGroupsOf(catalogue, selection).flatMap(({ feature, side }) =>
      feature.items.map(({ id }): Keyed => [
        `printFeature:${side}:${id}`,
        { field: "printFeature", side, itemId: id, chosen: true },
      ]),
    ),
  ];
}

/** The same pieces in the same size: only then does a difference in price say what a choice costs. */
function comparable(one: Selection, other: Selection): boolean {
  return (
    one.size.widthMm === other.size.widthMm &&
    one.size.heightMm === other.size.heightMm &&
    one.quantity.pieces === other.quantity.pieces &&
    one.sets.count === other.sets.count
  );
}

/**
 * Cents that each choice not yet made adds to the total of the selected quantity (or takes off it), by "field:id",
 * for print features "printFeature:side:id". Choices that change size or quantity, or have no price, are left out.
 */
export function priceDifferences(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  on: CalendarDate,
): Map<string, Cents> {
  const differences = new Map<string, Cents>();
  const now = totalOf(catalogue, selection, on);
  if (now === null) return differences;
  for (const [key, change] of changesOf(catalogue, scope, selection)) {
    const next = choose(catalogue, scope, selection, change);
    if (next === selection || !comparable(selection, next)) continue;
    const total = totalOf(catalogue, next, on);
    if (total !== null) differences.set(key, total - now);
  }
  return differences;
}
