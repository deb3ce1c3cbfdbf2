import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Stock } from "#domain/catalogue/choice.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";

/** What a chosen row says about making and weighing a piece. */
export interface ChosenRow {
  readonly stock?: Stock | undefined;
  readonly piecesADay?: number | undefined;
}

/** Every row that a selection names and that can take time or weigh something; a feature on two sides comes twice. */
export function chosenRows(catalogue: Catalogue, selection: Selection): readonly ChosenRow[] {
  const { printFeatures, addons } = selection;
  const features = [...printFeatures.na, ...printFeatures.front, ...printFeatures.back];
  const installs = selection.installReady === "yes" ? catalogue.document.installReadyADay : null;
  const rows: readonly (ChosenRow | undefined)[] = [
    productOf(catalogue, selection),
    catalogue.supplies.get(selection.supplyId ?? 0),
    catalogue.finishings.get(selection.finishingId ?? 0),
    catalogue.materials.get(selection.materialId ?? 0),
    ...Object.values(addons).map((id) => catalogue.addonItems.get(id)?.item),
    ...features.map((id) => catalogue.printFeatureItems.get(id)?.item),
    installs === null ? undefined : { piecesADay: installs },
  ];
  return rows.filter((row) => row !== undefined);
}
