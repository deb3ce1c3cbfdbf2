import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product, ProductSupply } from "#domain/catalogue/product.ts";

type Found<Row> = { readonly ok: true; readonly row: Row } | Refusal<"refused">;

export function productRow(catalogue: Catalogue, productId: number): Found<Product> {
  const row = catalogue.products.get(productId);
  return row === undefined
    ? refuseFields("refused", { product_id: `product_id ${productId} does not exist.` })
    : { ok: true, row };
}

/** A supply as a product offers it, the ones of the Special Processing form included; null for products without supplies. */
export function supplyRow(
  catalogue: Catalogue,
  product: Product,
  supplyId: number | null,
): Found<ProductSupply | null> {
  const all = [...product.supplies, ...product.specialProcessing.extraSupplies];
  if (supplyId === null) {
    return all.length === 0
      ? { ok: true, row: null }
      : refuseFields("refused", { cutting_id: "cutting_id is required." });
  }
  const row = all.find((supply) => supply.supplyId === supplyId);
  if (row !== undefined) return { ok: true, row };
  const known = catalogue.supplies.has(supplyId);
  return refuseFields("refused", {
    cutting_id: known
      ? `cutting_id ${supplyId}: not offered with this product.`
      : `cutting_id ${supplyId} does not exist.`,
  });
}
