import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Services } from "#topics/services.ts";
import { productRow, supplyRow } from "./product-supply.ts";

export interface QuantitiesQuestion {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly finishingId: number | null;
  readonly adhesiveId: number | null;
  readonly colourId: number | null;
}

/** Names the choices that do not exist, or that the product does not offer with the supply. */
function notOffered(
  { finishings, adhesives, colours }: Catalogue,
  product: Product,
  { supplyId, finishingId, adhesiveId, colourId }: QuantitiesQuestion,
): Readonly<Record<string, string>> {
  const lookups = product.attributeLookups.filter(
    (row) => row.supplyId === supplyId && (finishingId === null || row.finishingId === finishingId),
  );
  const finishingFits =
    supplyId === null ? product.finishingIds.includes(finishingId ?? 0) : lookups.length > 0;
  const adhesiveFits = lookups.some((row) => row.adhesiveIds.includes(adhesiveId ?? 0));
  const choices = [
    ["finishing_id", finishingId, finishings, finishingFits],
    ["adhesive_id", adhesiveId, adhesives, adhesiveFits || !finishingFits],
    ["color_id", colourId, colours, product.colourIds.includes(colourId ?? 0)],
  ] as const;
  return Object.fromEntries(
    choices.flatMap(([name, id, rows, fits]) => {
      if (id === null) return [];
      if (!rows.has(id)) return [[name, `${name} ${id} does not exist.`]];
      return fits ? [] : [[name, `${name} ${id}: not offered with the other choices.`]];
    }),
  );
}

/** Quantities the Special Processing form offers: those of the supply, or the product's own. */
export function listSpecialProcessingQuantities(
  services: Pick<Services, "catalogue">,
  question: QuantitiesQuestion,
): { readonly ok: true; readonly quantities: readonly number[] } | Refusal<"refused"> {
  const catalogue = services.catalogue.current();
  const product = productRow(catalogue, question.productId);
  if (!product.ok) return product;
  const supply = supplyRow(catalogue, product.row, question.supplyId);
  if (!supply.ok) return supply;
  const fields = notOffered(catalogue, product.row, question);
  if (Object.keys(fields).length > 0) return refuseFields("refused", fields);
  return { ok: true, quantities: supply.row?.quantities ?? product.row.quantities ?? [] };
}
