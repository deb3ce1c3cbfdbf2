import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { dimLookupFor } from "#domain/configure/size-limits.ts";
import type { Services } from "#topics/services.ts";
import { productRow, supplyRow } from "./product-supply.ts";

export interface DimensionQuestion {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The size limits of a product on a supply, for equal or unequal sides. */
export function findDimensionLookup(
  services: Pick<Services, "catalogue">,
  question: DimensionQuestion,
): { readonly ok: true; readonly lookup: DimLookup } | Refusal<"refused" | "unknown"> {
  const catalogue = services.catalogue.current();
  const product = productRow(catalogue, question.productId);
  if (!product.ok) return product;
  const supply = supplyRow(catalogue, product.row, question.supplyId);
  if (!supply.ok) return supply;
  const lookup = dimLookupFor(catalogue, question, question);
  return lookup === null
    ? refuseFields("unknown", { cutting_id: "No size limits are known for this supply." })
    : { ok: true, lookup };
}
