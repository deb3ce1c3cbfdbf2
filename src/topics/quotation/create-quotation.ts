import { setImmediate } from "node:timers/promises";
import { type ArtworkChoiceFault, takeArtwork } from "#topics/artwork/take-artwork.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import { addQuotation, changeBillToColumns, readParty } from "./quotations.ts";
import { lockCoupon, readLastQuotation } from "#topics/cart/coupon-counts.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import {
  type OrderedProduct,
  type PriceChanged,
  readOrderedProduct,
} from "#topics/pricing/ordered-product.ts";
import { quotationContent, type QuotedCart, isSameQuotation } from "#topics/cart/quotation-content.ts";
import type { Services } from "#topics/services.ts";
import { billToColumns, type IssuedQuotation, loadedBillTo, quotationOf } from "./read-quotation.ts";
import { messageOf } from "#domain/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type CartLine, noPreferences } from "#domain/cart/cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { readCartPreferences } from "#topics/cart/cart-preferences.ts";
import { pricedCartOf } from "#topics/cart/read-cart.ts";
import type { BillTo } from "#domain/quotation/bill-to.ts";

export interface Issued {
  readonly id: number;
  readonly quotationNo: string;
}

/** What is to be quoted, as it was sent: configured products, or lines of the asker's cart by `cart_item_id`. */
type Asked = readonly Readonly<Record<string, unknown>>[];

/** What the asker was shown and counts on; the sums themselves are worked out anew. */
interface Shown {
  /** A coupon took something off. */
  readonly withCoupon: boolean;
}

interface Quoted {
  readonly ok: true;
  readonly catalogue: Catalogue;
  /** Every line has its price. */
  readonly cart: QuotedCart;
}

function pricedAlone(
  services: Pick<Services, "catalogue" | "shopMoment">,
  lines: readonly CartLine[],
): Quoted {
  const catalogue = services.catalogue.current();
  return {
    ok: true,
    catalogue,
    cart: priceCart(catalogue, lines, noPreferences, { balance: 0 }, services.shopMoment()),
  };
}

/**
 * Lines of the owner's cart. All that have a price cost together what the cart says: with its coupon, points and shipping. A
 * coupon that was shown to take something off and does no more is said; without it the asker asks anew.
 */
async function fromCart(
  services: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  owner: Owner,
  ids: ReadonlySet<unknown>,
  shown: Shown,
): Promise<Quoted | Refusal<"not-found" | "refused">> {
  const { couponCode } = await readCartPreferences(tx, owner);
  if (couponCode !== null) await lockCoupon(tx, couponCode);
  const { cart } = await pricedCartOf(services, tx, owner);
  const lines = cart.lines.filter(({ line }) => ids.has(line.id));
  if (lines.length < ids.size) return refuse("not-found");
  const priceless = lines.find(({ row }) => row === null);
  if (priceless) return refuseFields("refused", { quotations: priceless.why ?? messageOf("not-priced") });
  const priced = cart.lines.filter(({ row }) => row !== null);
  if (lines.length < priced.length)
    return pricedAlone(
      services,
      lines.map(({ line }) => line),
    );
  const lost = shown.withCoupon ? (cart.coupon?.why ?? null) : null;
  if (lost !== null) return refuseFields("refused", { coupon_code: lost });
  return { ok: true, catalogue: services.catalogue.current(), cart: { ...cart, lines } };
}

async function fromBodies(
  services: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  owner: Owner,
  asked: Asked,
): Promise<Quoted | Refusal<ArtworkChoiceFault | "malformed"> | PriceChanged> {
  const products: OrderedProduct[] = [];
  for (const body of asked) {
    // Each is a millisecond or two of pricing, and there may be two hundred: others have their turns.
    if (products.length % 10 === 9) await setImmediate();
    const product = readOrderedProduct(services, body);
    if (!product.ok) return product;
    const taken = await takeArtwork(tx, owner, product.catalogue, product.selection);
    if (!taken.ok) return taken;
    products.push(product);
  }
  const lines = products.map(({ selection, originPath, row }, id) => ({
    id,
    selection,
    originPath,
    lastShownPrice: row.price,
  }));
  return pricedAlone(services, lines);
}

/** Prices what is asked for by the engine of the cart; every price that was sent with it is passed over. */
async function priceQuoted(
  services: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  owner: Owner,
  asked: Asked,
  shown: Shown,
): Promise<Quoted | Refusal<ArtworkChoiceFault | "malformed" | "not-found"> | PriceChanged> {
  const ids = asked.map(({ cart_item_id: id }) => id).filter((id) => id !== undefined);
  if (ids.length === 0) return fromBodies(services, tx, owner, asked);
  if (ids.length < asked.length)
    return refuseFields("refused", { quotations: "Quote either items of the cart or configured products." });
  return fromCart(services, tx, owner, new Set(ids), shown);
}

/**
 * Issues it, or answers the number of the last one while nothing has changed: one document, one number (decision 061). The estimate of its
 * delivery, which moves in the evening, makes no other document of it.
 */
async function issue(
  services: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  { catalogue, cart }: Quoted,
): Promise<Issued> {
  const { date: issueDate } = services.shopMoment();
  const content = quotationContent(catalogue, cart, issueDate);
  await lockForOwner(tx, "quotation", owner);
  const last = await readLastQuotation(tx, owner);
  if (last !== null && isSameQuotation(last, content)) return last;
  const quotationNo = newDocumentNumber("Q", issueDate);
  const deliveryDate = cart.chosenShipping?.delivery ?? null;
  const billTo = billToColumns(loadedBillTo(await readParty(tx, owner)));
  const id = await addQuotation(tx, owner, { quotationNo, ...content, deliveryDate, ...billTo });
  return { id, quotationNo };
}

/**
 * Issues a quotation at the prices of now, for whoever asks; a visitor becomes a guest without a name. The same key and
 * request answers the first number again.
 */
export async function createQuotation(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  key: string | null,
  asked: Asked,
  shown: Shown,
): Promise<
  | Written<Issued>
  | Refusal<KeyedWriteFault | ArtworkChoiceFault | "malformed" | "not-found" | "too-many-tries">
  | PriceChanged
> {
  // Counted before, so that refused ones count too: pricing them was work.
  const over = await consumeRateLimit(services, "quotation", caller);
  if (over) return over;
  return withIdempotency(services, caller, { call: "quotation", key, body: asked }, async (tx, owner) => {
    const quoted = await priceQuoted(services, tx, owner, asked, shown);
    return quoted.ok ? ({ ok: true, answer: await issue(services, tx, owner, quoted) } as const) : quoted;
  });
}

/** Writes Bill To of the asker's own quotation; everything else stays as it was issued. */
export async function changeBillTo(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  id: number,
  billTo: BillTo,
): Promise<
  | { readonly ok: true; readonly quotation: IssuedQuotation }
  | Refusal<"not-found" | "password-must-change" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "quotationBillTo", caller);
  if (over) return over;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { db } = services;
  const row =
    found.owner === null ? null : await changeBillToColumns(db, found.owner, id, billToColumns(billTo));
  return row ? { ok: true, quotation: quotationOf(row) } : refuse("not-found");
}
