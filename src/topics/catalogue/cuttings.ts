import { sizeName } from "#domain/catalogue/size-text.ts";
import type { z } from "zod";
import type { cuttingSchema, wireDimLookupSchema } from "#contract/schemas/catalogue-product.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import type { ProductSupply } from "#domain/catalogue/product.ts";
import { choiceToWire, fixedSizeToWire } from "./choices.ts";

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

export function dimLookupToWire(row: DimLookup): z.output<typeof wireDimLookupSchema> {
  return {
    id: row.id,
    cutting_id: row.supplyId,
    min_size: sizeName(row.min),
    max_size: sizeName(row.max),
    equal_side: equalSide(row.equalSides),
  };
}
