import type { z } from "zod";
import { sizeName } from "#domain/catalogue/size-text.ts";
import { ADDON_NAMES } from "#domain/configure/wire/field-names.ts";
import type {
  wireAddonGroupSchema,
  wireChoiceSchema,
  fixedSizeSchema,
  wirePrintFeatureSchema,
} from "#contract/schemas/choices.ts";
import type { AddonGroup, Choice, PrintFeature } from "#domain/catalogue/choice.ts";
import type { FixedSize } from "#domain/catalogue/product.ts";

export function choiceToWire({ id, name, slug }: Choice): z.output<typeof wireChoiceSchema> {
  return {
    id,
    name,
    url_slug: slug,
  };
}

/** The rows of some ids, in the order of the ids. */
export function choicesToWire(ids: readonly number[], rows: ReadonlyMap<number, Choice>) {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [choiceToWire(row)];
  });
}

export function fixedSizeToWire(size: FixedSize): z.output<typeof fixedSizeSchema> {
  return {
    id: size.id,
    name: size.name,
    value: sizeName(size),
  };
}

export function addonGroupToWire(group: AddonGroup): z.output<typeof wireAddonGroupSchema> {
  return {
    code: group.code,
    name: group.name,
    field: ADDON_NAMES[group.kind].wire,
    items: group.items.map(choiceToWire),
  };
}

export function printFeatureToWire(feature: PrintFeature): z.output<typeof wirePrintFeatureSchema> {
  return {
    code: feature.code,
    name: feature.name,
    option_type: feature.optionType,
    max_selected: feature.maxSelected,
    applied_side: feature.appliedSide,
    items: feature.items.map((item) => ({ ...choiceToWire(item), file_path: item.filePath })),
  };
}
