import type { Product } from "../../../domain/catalogue/product.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { productRow, supplyRow } from "./product-supply.ts";

export interface QuantitiesQuestion {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly finishingId: number | null;
  readonly adhesiveId: number | null;
  readonly colourId: number | null;
}

/** Names the choices that the product does not offer with the supply. */
const notOffered = (product: Product, question: QuantitiesQuestion): Readonly<Record<string, string>> => {
  const { supplyId, finishingId, adhesiveId, colourId } = question;
  const lookups = product.attributeLookups.filter(
    (row) => row.supplyId === supplyId && (finishingId === null || row.finishingId === finishingId),
  );
  const finishingFits =
    supplyId === null ? product.finishingIds.includes(finishingId ?? 0) : lookups.length > 0;
  const adhesiveFits = lookups.some((row) => row.adhesiveIds.includes(adhesiveId ?? 0));
  const wrong = {
    finishing_id: finishingId !== null && !finishingFits,
    adhesive_id: adhesiveId !== null && finishingFits && !adhesiveFits,
    color_id: colourId !== null && !product.colourIds.includes(colourId),
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([name, refused]) =>
      refused ? [[name, `${name}: not offered with the other choices.`]] : [],
    ),
  );
};

/** Quantities the Special Processing form offers: those of the supply, or the product's own. */
export const listSpecialProcessingQuantities = (
  services: Pick<Services, "catalogue">,
  question: QuantitiesQuestion,
): { readonly ok: true; readonly quantities: readonly number[] } | Refusal => {
  const catalogue = services.catalogue.current();
  const product = productRow(catalogue, question.productId);
  if (!product.ok) return product;
  const supply = supplyRow(catalogue, product.row, question.supplyId);
  if (!supply.ok) return supply;
  const fields = notOffered(product.row, question);
  if (Object.keys(fields).length > 0) return refusal("refused", fields);
  return { ok: true, quantities: supply.row?.quantities ?? product.row.quantities ?? [] };
};
