import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ListField, LIST_KEYS, optionsOf } from "../options/options-of.ts";
import { featureGroupsOf, isSynchronised } from "../options/print-features.ts";
import { addonGroupsOf } from "../options/product-rows.ts";
import type { Draft } from "../options/settle.ts";
import type { FeatureSide, PrintFeatureChoice, Scope, Selection } from "../selection.ts";
import { ADDON_KINDS, ADDON_NAMES, FEATURE_SIDES, LIST_NAMES } from "./field-names.ts";
import type { WireReader } from "./wire-reader.ts";

const ROWS: Readonly<Record<ListField, (catalogue: Catalogue) => ReadonlyMap<number, unknown>>> = {
  product: (catalogue) => catalogue.products,
  supply: (catalogue) => catalogue.supplies,
  finishing: (catalogue) => catalogue.finishings,
  adhesive: (catalogue) => catalogue.adhesives,
  material: (catalogue) => catalogue.materials,
  printedSide: (catalogue) => catalogue.printedSides,
  colour: (catalogue) => catalogue.colours,
  shape: (catalogue) => catalogue.shapes,
};

const SIZE_NAMES = ["size", "width", "height"];

/** A reason of the catalogue as the end of a sentence: some are whole sentences already. */
function ended(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

/** Refuses listed choices that are missing, unknown or not on offer; stops at the first that spoils the rest. */
export function refuseLists(
  read: WireReader,
  catalogue: Catalogue,
  scope: Scope,
  given: Draft,
  settled: Selection,
): void {
  for (const { field, wire } of LIST_NAMES) {
    const id = given[LIST_KEYS[field]] ?? null;
    if (id === settled[LIST_KEYS[field]]) continue;
    if (id === null) {
      read.refuse(wire, `${wire} is required.`);
      if (field === "product" || field === "supply" || field === "finishing") return;
      continue;
    }
    const option = optionsOf(catalogue, scope, settled, field).find((row) => row.row.id === id);
    // A size that is wrong itself rules no shape out.
    if (option !== undefined && field === "shape" && SIZE_NAMES.some((name) => name in read.refusals()))
      continue;
    const known = ROWS[field](catalogue).has(id);
    const reason = option?.disabled ?? "not offered with the other choices";
    read.refuse(wire, known ? `${wire} ${id}: ${ended(reason)}` : `${wire} ${id} does not exist.`);
    return;
  }
}

/** The given add-on items by group code; those without a group in the selection are refused. */
export function readAddons(
  read: WireReader,
  catalogue: Catalogue,
  settled: Selection,
): Readonly<Record<string, number>> {
  const groups = addonGroupsOf(catalogue, settled);
  return Object.fromEntries(
    ADDON_KINDS.flatMap((kind) => {
      const { wire } = ADDON_NAMES[kind];
      const id = read.digits(wire);
      if (id === null) return [];
      const group = groups.find((row) => row.group.kind === kind && row.items.some((item) => item.id === id));
      if (group !== undefined) return [[group.group.code, id]];
      const known = catalogue.addonItems.get(id)?.group.kind === kind;
      const reason = known
        ? `${wire} ${id}: not offered with the other choices.`
        : `${wire} ${id} does not exist.`;
      read.refuse(wire, reason);
      return [];
    }),
  );
}

function featureRefusal(catalogue: Catalogue, settled: Selection, side: FeatureSide, id: number): string {
  const found = catalogue.printFeatureItems.get(id);
  if (found === undefined) return `print feature ${id} does not exist.`;
  const { feature, item } = found;
  const group = featureGroupsOf(catalogue, settled).find(
    (row) => row.side === side && row.feature.code === feature.code,
  );
  if (group !== undefined && isSynchronised(feature))
    return `${feature.name}: choose the same on the front and the back.`;
  if (group !== undefined) return `${feature.name}: choose at most ${feature.maxSelected}.`;
  return `${feature.name}, ${item.name}: not offered with the other choices.`;
}

/** Refuses print features that the selection could not take on the side they were given for. */
export function refuseFeatures(
  read: WireReader,
  catalogue: Catalogue,
  settled: Selection,
  given: PrintFeatureChoice,
): void {
  for (const side of FEATURE_SIDES) {
    const refused = given[side].find((id) => !settled.printFeatures[side].includes(id));
    if (refused === undefined) continue;
    const wire = `print_features[${side}][]`;
    read.refuse(wire, `${wire}: ${featureRefusal(catalogue, settled, side, refused)}`);
  }
}
