import { type Refusal } from "#domain/refusal.ts";
import { isDeepStrictEqual } from "node:util";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { PricedLine } from "#domain/cart/cart.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { newDocumentNumber } from "#server/auth/tokens.ts";
import type { Owner } from "#server/db/owner.ts";
import { lockForOwner } from "#server/db/lock-for-owner.ts";
import { addQuotation, readLastQuotation, readParty, type StoredQuotation } from "#server/db/quotations.ts";
import type { QuotationItem } from "#server/db/schema/quotation.ts";
import type { Transaction } from "#server/db/transaction.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import { withIdempotency, type Written } from "../with-idempotency.ts";
import type { PriceChanged } from "../pricing/ordered-product.ts";
import type { Services } from "../services.ts";
import { billToColumns, knownBillTo } from "./bill-to-columns.ts";
import { type Asked, priceQuoted, type Quoted, type Shown } from "./price-quoted.ts";

export interface Issued {
  readonly id: number;
  readonly quotationNo: string;
}

/** A line with its final numbers, in words that stay when the catalogue changes. */
function itemsOf(catalogue: Catalogue, { line, row }: PricedLine): QuotationItem[] {
  const { selection, originPath } = line;
  if (row === null) return [];
  return [
    {
      product: productOf(catalogue, selection).name,
      title: titleOf(catalogue, selection),
      details: detailsOf(catalogue, selection),
      quantity: row.quantity,
      sets: selection.sets.count ?? 1,
      price: row.price,
      selection,
      originPath,
    },
  ];
}

/** Whether a quotation issued before says all of this already; to whom it is addressed does not matter. */
function saysTheSame(issued: StoredQuotation, content: Partial<StoredQuotation>): boolean {
  return isDeepStrictEqual(
    Object.fromEntries(Object.keys(content).map((name) => [name, issued[name as keyof StoredQuotation]])),
    // As it comes back from the database, where a field without a value is not there.
    JSON.parse(JSON.stringify(content)),
  );
}

/**
 * Issues it, or answers the number of the last one while nothing has changed: one document, one number. The estimate of its
 * delivery, which moves in the evening, makes no other document of it.
 */
async function issue(
  services: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  { catalogue, cart }: Quoted,
): Promise<Issued> {
  const { date: issueDate } = services.shopMoment();
  const { subTotal, shippingFee, pointDiscount, couponDiscount, total: totalPrice } = cart.totals;
  const content = {
    issueDate,
    items: cart.lines.flatMap((line) => itemsOf(catalogue, line)),
    subTotal,
    shippingFee,
    shippingMethod: cart.chosenShipping?.method ?? null,
    pointDiscount,
    couponDiscount,
    couponCode: couponDiscount > 0 ? (cart.coupon?.code ?? null) : null,
    totalPrice,
    catalogueVersionId: catalogue.version,
  };
  await lockForOwner(tx, "quotation", owner);
  const last = await readLastQuotation(tx, owner);
  if (last !== null && saysTheSame(last, content)) return last;
  const quotationNo = newDocumentNumber("Q", issueDate);
  const deliveryDate = cart.chosenShipping?.delivery ?? null;
  const billTo = billToColumns(knownBillTo(await readParty(tx, owner)));
  const id = await addQuotation(tx, owner, { quotationNo, ...content, deliveryDate, ...billTo });
  return { id, quotationNo };
}

/**
 * Issues a quotation at the prices of now, for whoever asks; a visitor becomes a guest without a name. The same key and
 * request answers the first number again.
 */
export async function createQuotation(
  services: Services,
  caller: Caller,
  key: string | null,
  asked: Asked,
  shown: Shown,
): Promise<Written<Issued> | Refusal | PriceChanged> {
  // Counted before, so that refused ones count too: pricing them was work.
  const over = await consumeRateLimit(services, "quotation", caller);
  if (over) return over;
  return withIdempotency(services, caller, { call: "quotation", key, body: asked }, async (tx, owner) => {
    const quoted = await priceQuoted(services, tx, owner, asked, shown);
    return quoted.ok ? ({ ok: true, answer: await issue(services, tx, owner, quoted) } as const) : quoted;
  });
}
