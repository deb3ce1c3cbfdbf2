import { sizeName } from "#domain/catalogue/size-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkFields } from "../artwork/artwork-fields.ts";
import { designFields } from "#domain/lettering/designs/design-fields.ts";
import { LIST_KEYS } from "../options/options-of.ts";
import type { Selection } from "../selection.ts";
import { ADDON_NAMES, DESIGN_NAMES, FEATURE_SIDES, LIST_NAMES } from "./field-names.ts";

type Entry = [string, string];

function number(name: string, value: number | null): Entry[] {
  return value === null ? [] : [[name, String(value)]];
}

function sizeEntries(size: Selection["size"]): Entry[] {
  return [
    ["size", size.custom ? "custom" : sizeName(size)],
    ...number("width", size.widthMm),
    ...number("height", size.heightMm),
  ];
}

/** A listed number stands under its name; a typed one under `custom_<name>`. */
function countEntries(name: string, custom: boolean, value: number | null): Entry[] {
  return custom ? [[name, "custom"], ...number(`custom_${name}`, value)] : number(name, value);
}

function letteringEntries({ colours, products }: Catalogue, selection: Selection): Entry[] {
  const { productId, lettering, colourId } = selection;
  if (lettering === null) return products.get(productId)?.creationTool ? [["use_creation_tool", "no"]] : [];
  const fields = designFields(lettering);
  return [
    ["use_creation_tool", "yes"],
    ...Object.entries(DESIGN_NAMES).flatMap(([part, { wire }]): Entry[] => {
      const value = fields[part as keyof typeof DESIGN_NAMES];
      return value === undefined || value === "" ? [] : [[wire, value]];
    }),
    ["selected_color", colours.get(colourId)?.slug ?? ""],
  ];
}

/** A selection in the wire names of the specification, ready as a query of `get/pricing-data`; `selectionFromWire` reads it back exactly. */
export function selectionToWire(catalogue: Catalogue, selection: Selection): [string, string][] {
  return [
    ...LIST_NAMES.flatMap(({ field, wire }) => number(wire, selection[LIST_KEYS[field]])),
    ...Object.entries(selection.addons).flatMap(([code, id]) =>
      number(ADDON_NAMES[catalogue.addons.get(code)?.kind ?? "other"].wire, id),
    ),
    ...(selection.installReady === null ? [] : [["install_ready", selection.installReady] as Entry]),
    ...letteringEntries(catalogue, selection),
    ...sizeEntries(selection.size),
    ...number("cut_per_shape", selection.cutPerShape),
    ...number("ea", selection.stickersPerSheet),
    ...FEATURE_SIDES.flatMap((side) =>
      selection.printFeatures[side].map((id): Entry => [`print_features[${side}][]`, String(id)]),
    ),
    ...countEntries("quantity", selection.quantity.custom, selection.quantity.pieces),
    ...countEntries("kinds", selection.sets.custom, selection.sets.count),
    ...artworkFields(selection.artwork),
  ];
}
