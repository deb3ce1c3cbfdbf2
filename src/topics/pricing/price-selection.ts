import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Entries } from "#domain/configure/wire/field-names.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { priceTable } from "#domain/price/price-table.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { Services } from "#topics/services.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { dimLookupFor } from "#domain/configure/size-limits.ts";
import type { Product, ProductSupply } from "#domain/catalogue/product.ts";

export interface PricedSelection {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly moment: ShopMoment;
  readonly selection: Selection;
  /** Why it cannot be ordered as it is; also what has a price may have to be mended. */
  readonly issues: readonly Issue[];
  /** Of what was priced: the selection without its pictures. */
  readonly hash: string;
  /** Empty when the selection was understood but has no price: its size or quantity must be asked for. */
  readonly rows: readonly PricingRow[];
}

/** The pricing rows of a request's parameters, at the shop's date. */
export function priceSelection(
  services: Pick<Services, "shopMoment"> & { readonly catalogue: Pick<Services["catalogue"], "current"> },
  entries: Entries,
  needs: Parameters<typeof selectionFromWire>[2] = {},
): PricedSelection | Refusal<"malformed" | "refused"> {
  const catalogue = services.catalogue.current();
  const read = selectionFromWire(catalogue, entries, needs);
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  // What was not given at all is refused; what is given but out of bounds merely has no price.
  const issues = check(catalogue, selection);
  const missing = issueMessages(issues.filter(({ code }) => code === "missing"));
  if (Object.keys(missing).length > 0) return refuseFields("refused", missing);
  const moment = services.shopMoment();
  const priced = withoutArtwork(selection);
  const rows = priceTable(catalogue, priced, moment.date);
  return { ok: true, catalogue, moment, selection, issues, hash: selectionHash(priced), rows };
}

interface DimensionQuestion {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly widthMm: number;
  readonly heightMm: number;
}

type Found<Row> = { readonly ok: true; readonly row: Row } | Refusal<"refused">;

function productRow(catalogue: Catalogue, productId: number): Found<Product> {
  const row = catalogue.products.get(productId);
  return row === undefined
    ? refuseFields("refused", { product_id: `product_id ${productId} does not exist.` })
    : { ok: true, row };
}

/** A supply as a product offers it, the ones of the Special Processing form included; null for products without supplies. */
function supplyRow(
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

interface QuantitiesQuestion {
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
