import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { foilOfItem } from "#domain/catalogue/feature-look.ts";
import type { Change, FeatureSide, Selection } from "../selection.ts";

/** A plate that is paid up to a size, and as large as a file has it, in millimetres. */
interface Outgrown {
  readonly plate: { readonly metal: "gold" | "silver" | null; readonly upToMm: number | null };
  readonly neededMm: number;
}

/**
 * The smallest foil of the same metal that is large enough, in place of the one that is chosen for a side: its name, and what chooses it, step by step.
 * Null where the product has none.
 */
export function largerPlate(
  catalogue: Catalogue,
  { printFeatures }: Selection,
  side: Exclude<FeatureSide, "na">,
  { plate, neededMm }: Outgrown,
): { readonly name: string; readonly changes: readonly Change[] } | null {
  for (const on of [side, "na"] as const) {
    const rows = printFeatures[on].flatMap((id) => catalogue.printFeatureItems.get(id) ?? []);
    const chosen = rows.find(({ item }) => {
      const foil = foilOfItem(item);
      return foil !== null && foil.metal === plate.metal && foil.upToMm === plate.upToMm;
    });
    if (chosen === undefined) continue;
    const [larger] = chosen.feature.items
      .flatMap((item) => {
        const foil = foilOfItem(item);
        const upToMm = foil?.upToMm ?? Number.POSITIVE_INFINITY;
        return foil?.metal === plate.metal && upToMm >= neededMm ? [{ item, upToMm }] : [];
      })
      .toSorted((one, other) => one.upToMm - other.upToMm);
    if (larger === undefined) continue;
    const feature = { field: "printFeature", side: on } as const;
    // Where as many are chosen as can be, one goes first.
    const changes = [
      { ...feature, itemId: chosen.item.id, chosen: false },
      { ...feature, itemId: larger.item.id, chosen: true },
    ];
    return { name: larger.item.name, changes };
  }
  return null;
}
