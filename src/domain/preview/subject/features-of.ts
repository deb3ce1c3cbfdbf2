import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type FeatureLook, foilOfItem } from "#domain/catalogue/feature-look.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Features, Foil } from "./subject.ts";

function chosen(catalogue: Catalogue, selection: Selection, side: "front" | "back") {
  const { na, front, back } = selection.printFeatures;
  return [...na, ...(side === "front" ? front : back)].flatMap((id) => {
    const row = catalogue.printFeatureItems.get(id);
    return row === undefined || row.item.isNone ? [] : [row];
  });
}

type Row = ReturnType<typeof chosen>[number];

/** What one of the chosen features adds to the picture of this part. */
function lookOf<Part extends FeatureLook["part"]>(rows: readonly Row[], part: Part) {
  return rows
    .map(({ item }) => item.look)
    .find((look): look is Extract<FeatureLook, { part: Part }> => look?.part === part);
}

function foilOf({ item }: Row): readonly Foil[] {
  const foil = foilOfItem(item);
  return foil === null ? [] : [{ ...foil, paint: `stamp-${foil.metal}` }];
}

/** The print features seen from one side. Holes, strings, folds and outlines belong to both. */
export function featuresOf(catalogue: Catalogue, selection: Selection, side: "front" | "back"): Features {
  const rows = chosen(catalogue, selection, side);
  return {
    foil: rows.flatMap(foilOf),
    relief: lookOf(rows, "relief")?.relief ?? null,
    holeMm: lookOf(rows, "hole")?.millimetres ?? null,
    string: lookOf(rows, "string")?.colour ?? null,
    fold: lookOf(rows, "fold")?.fold ?? null,
    spotGloss: Object.values(selection.addons).some(
      (id) => catalogue.addonItems.get(id)?.item.slug === "uv-spot",
    ),
  };
}

/** The outline a die feature gives a card, if any. */
export function dieOutline(catalogue: Catalogue, selection: Selection) {
  return lookOf(chosen(catalogue, selection, "front"), "die")?.outline ?? null;
}
