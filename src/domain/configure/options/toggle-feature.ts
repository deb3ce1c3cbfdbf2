import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Change, FeatureSide, PrintFeatureChoice, Selection } from "../selection.ts";
import { featureGroupsOf, isSynchronised, takesPlaceOf } from "./print-features.ts";

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
