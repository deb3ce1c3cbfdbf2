import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PrintFeature } from "#domain/catalogue/choice.ts";
import type { Change, FeatureSide, Selection } from "../selection.ts";

/** A plate that is paid up to a size, and as large as a file has it, in millimetres. */
interface Outgrown {
  readonly plate: { readonly metal: "gold" | "silver" | null; readonly upToMm: number | null };
  readonly neededMm: number;
}

type Item = PrintFeature["items"][number];

/** How wide and high a foil may be, in millimetres; null for what is none. */
function upTo({ look }: Item): number | null {
  return look?.part === "foil" ? (look.upToMm ?? Number.POSITIVE_INFINITY) : null;
}

function isOf({ appearance }: Item, { metal }: Outgrown["plate"]): boolean {
  return (appearance === "foil-silver" ? "silver" : "gold") === metal;
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
    const chosen = rows.find(({ item }) => upTo(item) === plate.upToMm && isOf(item, plate));
    if (chosen === undefined) continue;
    const [larger] = chosen.feature.items
      .filter((item) => (upTo(item) ?? 0) >= neededMm && isOf(item, plate))
      .toSorted((one, other) => (upTo(one) ?? 0) - (upTo(other) ?? 0));
    if (larger === undefined) continue;
    const feature = { field: "printFeature", side: on } as const;
    // Where as many are chosen as can be, one goes first.
    const changes = [
      { ...feature, itemId: chosen.item.id, chosen: false },
      { ...feature, itemId: larger.id, chosen: true },
    ];
    return { name: larger.name, changes };
  }
  return null;
}
