import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PrintFeature } from "#domain/catalogue/choice.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { Change, FeatureSide, PrintFeatureChoice, Selection } from "../selection.ts";
import { productOf } from "./product-rows.ts";

const SIDE_LABELS = { na: "", front: "Front: ", back: "Back: " } as const;

/** The name of a print-feature group: with its side when both sides are printed. */
export function featureLabel(name: string, side: FeatureSide, bothSides: boolean): string {
  return bothSides ? `${SIDE_LABELS[side]}${name}` : name;
}

/** A print feature on one side of the product. */
export interface FeatureGroup {
  readonly feature: PrintFeature;
  readonly side: FeatureSide;
}

type ChosenLists = Partial<PrintFeatureChoice>;

export const NO_FEATURES: PrintFeatureChoice = { na: [], front: [], back: [] };

export function printsBothSides(catalogue: Catalogue, selection: Selection): boolean {
  return (
    selection.printedSideId !== null &&
    (catalogue.printedSides.get(selection.printedSideId)?.bothSides ?? false)
  );
}

function sidesOf(feature: PrintFeature, bothSides: boolean): readonly FeatureSide[] {
  if (feature.appliedSide === "both") return bothSides ? ["front", "back"] : ["front"];
  return feature.appliedSide === "back" && !bothSides ? [] : [feature.appliedSide];
}

/** Radio features that apply to both sides carry one choice for front and back (content-and-lettering.md 4). */
export function isSynchronised(feature: PrintFeature): boolean {
  return feature.optionType === "radio" && feature.appliedSide === "both";
}

/** Whether one item of a group, ticked, unticks another: both are of one kind. */
export function takesPlaceOf(feature: PrintFeature, itemId: number, otherId: number): boolean {
  const kindOf = (id: number) => feature.items.find((item) => item.id === id)?.kind;
  return itemId !== otherId && kindOf(itemId) !== undefined && kindOf(itemId) === kindOf(otherId);
}

function defaultItems(feature: PrintFeature): readonly number[] {
  if (feature.optionType === "checkbox") return [];
  const item = feature.items.at(feature.defaultItem === "first" ? 0 : -1);
  return item === undefined ? [] : [item.id];
}

/** What stays chosen of one group: items of the feature, one for a radio, at most `maxSelected` and one of a kind for checkboxes. */
function keptItems({ feature, side }: FeatureGroup, chosen: ChosenLists): readonly number[] {
  const lists = isSynchronised(feature) ? (["front", "back"] as const) : [side];
  const wanted = lists.flatMap((list) => chosen[list] ?? []);
  const items = feature.items.map((item) => item.id).filter((id) => wanted.includes(id));
  if (feature.optionType === "checkbox") {
    const one = items.filter(
      (id, place) => !items.slice(0, place).some((before) => takesPlaceOf(feature, id, before)),
    );
    return one.slice(0, feature.maxSelected);
  }
  const first = wanted.find((id) => items.includes(id));
  return first === undefined ? defaultItems(feature) : [first];
}

function settleGroups(groups: readonly FeatureGroup[], chosen: ChosenLists): PrintFeatureChoice {
  const lists = { na: [] as number[], front: [] as number[], back: [] as number[] };
  for (const group of groups) lists[group.side].push(...keptItems(group, chosen));
  for (const list of Object.values(lists)) list.sort((a, b) => a - b);
  return lists;
}

const knownGroups = memoizePerCatalogue<readonly FeatureGroup[]>();

function allGroups(catalogue: Catalogue, selection: Selection): readonly FeatureGroup[] {
  const bothSides = printsBothSides(catalogue, selection);
  return knownGroups(catalogue, `${selection.productId} ${bothSides}`, () =>
    productOf(catalogue, selection).printFeatureCodes.flatMap((code) => {
      const feature = catalogue.printFeatures.get(code);
      return feature === undefined ? [] : sidesOf(feature, bothSides).map((side) => ({ feature, side }));
    }),
  );
}

/** The groups offered while `chosen` is chosen: some wait for a choice of another feature (tag strings for a punch hole). */
function groupsWith(
  catalogue: Catalogue,
  selection: Selection,
  chosen: ChosenLists,
): readonly FeatureGroup[] {
  const groups = allGroups(catalogue, selection);
  const free = groups.filter(({ feature }) => feature.needsFeature === undefined);
  if (free.length === groups.length) return groups;
  const settled = Object.values(settleGroups(free, chosen)).flat();
  const added = free.filter(({ feature }) =>
    feature.items.some(({ id, isNone }) => !isNone && settled.includes(id)),
  );
  const codes = new Set(added.map(({ feature }) => feature.code));
  return groups.filter(
    ({ feature }) => feature.needsFeature === undefined || codes.has(feature.needsFeature),
  );
}

/** The print features a selection is offered, per side. */
export function featureGroupsOf(catalogue: Catalogue, selection: Selection): readonly FeatureGroup[] {
  return groupsWith(catalogue, selection, selection.printFeatures);
}

/** The chosen items made valid: unknown ones dropped, missing radios at their default, both sides in step. */
export function settleFeatures(
  catalogue: Catalogue,
  selection: Selection,
  chosen: ChosenLists,
): PrintFeatureChoice {
  return settleGroups(groupsWith(catalogue, selection, chosen), chosen);
}

/** Adds items given without a side to the lists where their features stand when one side is printed. */
export function placeFeatures(
  catalogue: Catalogue,
  sided: PrintFeatureChoice,
  plain: readonly number[],
): PrintFeatureChoice {
  const on = (side: FeatureSide): readonly number[] =>
    plain.filter((id) => {
      const applied = catalogue.printFeatureItems.get(id)?.feature.appliedSide ?? "na";
      return (applied === "both" ? "front" : applied) === side;
    });
  return {
    na: [...sided.na, ...on("na")],
    front: [...sided.front, ...on("front")],
    back: [...sided.back, ...on("back")],
  };
}

type FeatureChange = Extract<Change, { field: "printFeature" }>;

/** Replaces a feature's items on one side; other features' items stay. */
function replaced(
  chosen: PrintFeatureChoice,
  side: FeatureSide,
  own: readonly number[],
  items: readonly number[],
): PrintFeatureChoice {
  return {
    ...chosen,
    [side]: [...chosen[side].filter((id) => !own.includes(id)), ...items].sort((a, b) => a - b),
  };
}

/** The chosen items after a radio or checkbox changed; null when it is not offered or its limit is reached. */
export function toggleFeature(
  catalogue: Catalogue,
  selection: Selection,
  { side, itemId, chosen }: FeatureChange,
): PrintFeatureChoice | null {
  const group = featureGroupsOf(catalogue, selection).find(
    (row) => row.side === side && row.feature.items.some((item) => item.id === itemId),
  );
  if (group === undefined) return null;
  const { feature } = group;
  const own = feature.items.map((item) => item.id);
  const now = selection.printFeatures[side].filter((id) => own.includes(id));
  if (now.includes(itemId) === chosen) return null;
  if (feature.optionType === "checkbox") {
    if (chosen && now.length >= feature.maxSelected) return null;
    const others = now.filter((id) => id !== itemId && !(chosen && takesPlaceOf(feature, itemId, id)));
    return replaced(selection.printFeatures, side, own, chosen ? [...others, itemId] : others);
  }
  if (!chosen) return null;
  const one = replaced(selection.printFeatures, side, own, [itemId]);
  if (!isSynchronised(feature)) return one;
  return replaced(replaced(one, "front", own, [itemId]), "back", own, [itemId]);
}
