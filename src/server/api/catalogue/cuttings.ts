import { z } from "zod";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import type { ProductSupply } from "#domain/catalogue/product.ts";
import { choiceSchema, choiceToWire, fixedSizeSchema, fixedSizeToWire, sizeToWire } from "./choices.ts";

/** Supplies (`cuttings`) as a product offers them, with the shapes, sizes and quantities that hang on them. */
export const cuttingSchema = choiceSchema.extend({
  disabled: z.boolean(),
  disabled_reason: z.string().nullable(),
  input_ea: z.boolean().meta({ description: "The number of stickers per sheet is asked." }),
  special_processing: z.union([z.literal(0), z.literal(1)]),
  size_label: z.enum(["Size", "Sheet Size"]),
  shapes: z.array(
    choiceSchema.extend({
      cuts: z.union([z.int(), z.literal("na")]),
      equal_side: z.enum(["yes", "no", "na"]),
    }),
  ),
  sizes: z.array(fixedSizeSchema),
  quantities: z.array(z.int()),
});

function equalSide(equal: boolean | null): "yes" | "no" | "na" {
  if (equal === null) return "na";
  return equal ? "yes" : "no";
}

export function cuttingsToWire(
  { supplies, shapes, sizeLists }: Catalogue,
  rows: readonly ProductSupply[],
): z.output<typeof cuttingSchema>[] {
  return rows.flatMap((row) => {
    const supply = supplies.get(row.supplyId);
    if (supply === undefined) return [];
    return [
      {
        ...choiceToWire(supply),
        disabled: row.disabledReason !== undefined,
        disabled_reason: row.disabledReason ?? null,
        input_ea: supply.asksStickersPerSheet,
        special_processing: row.specialProcessing ? (1 as const) : (0 as const),
        size_label: supply.sizeLabel,
        shapes: row.shapes.flatMap(({ shapeId, cuts }) => {
          const shape = shapes.get(shapeId);
          return shape ? [{ ...choiceToWire(shape), cuts, equal_side: equalSide(shape.equalSides) }] : [];
        }),
        sizes: (sizeLists.get(row.sizeList)?.sizes ?? []).map(fixedSizeToWire),
        quantities: row.quantities,
      },
    ];
  });
}

export const dimLookupSchema = z.object({
  id: z.int(),
  cutting_id: z.int().nullable(),
  min_size: z.string(),
  max_size: z.string(),
  equal_side: z.enum(["yes", "no", "na"]),
});

export function dimLookupToWire(row: DimLookup): z.output<typeof dimLookupSchema> {
  return {
    id: row.id,
    cutting_id: row.supplyId,
    min_size: sizeToWire(row.min),
    max_size: sizeToWire(row.max),
    equal_side: equalSide(row.equalSides),
  };
}
