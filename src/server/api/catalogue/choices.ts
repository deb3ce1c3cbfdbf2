import { z } from "zod";
import type { AddonGroup, Choice, PrintFeature } from "#domain/catalogue/choice.ts";
import type { FixedSize, Size } from "#domain/catalogue/product.ts";

/** Wire shapes of option lists, and the mappers that fill them. */
export const choiceSchema = z.object({ id: z.int(), name: z.string(), url_slug: z.string() });

export function choiceToWire({ id, name, slug }: Choice): z.output<typeof choiceSchema> {
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

/** "50x75" */
export function sizeToWire(size: Size): string {
  return `${size.widthMm}x${size.heightMm}`;
}

export const fixedSizeSchema = z.object({ id: z.int(), name: z.string(), value: z.string() });

export function fixedSizeToWire(size: FixedSize): z.output<typeof fixedSizeSchema> {
  return {
    id: size.id,
    name: size.name,
    value: sizeToWire(size),
  };
}

export const addonGroupSchema = z.object({
  code: z.string(),
  name: z.string(),
  field: z.string().meta({ description: "The parameter that carries the chosen item." }),
  items: z.array(choiceSchema),
});

export function addonGroupToWire(group: AddonGroup): z.output<typeof addonGroupSchema> {
  return {
    code: group.code,
    name: group.name,
    field: group.wireField,
    items: group.items.map(choiceToWire),
  };
}

export const printFeatureSchema = z.object({
  code: z.string(),
  name: z.string(),
  option_type: z.enum(["radio", "checkbox"]),
  max_selected: z.int(),
  applied_side: z.enum(["front", "back", "both", "na"]),
  items: z.array(choiceSchema.extend({ file_path: z.string() })),
});

export function printFeatureToWire(feature: PrintFeature): z.output<typeof printFeatureSchema> {
  return {
    code: feature.code,
    name: feature.name,
    option_type: feature.optionType,
    max_selected: feature.maxSelected,
    applied_side: feature.appliedSide,
    items: feature.items.map((item) => ({ ...choiceToWire(item), file_path: item.filePath })),
  };
}
