import { messageOf } from "#domain/messages.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type CartLine, noPreferences } from "#domain/cart/cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { readCartPreferences } from "#topics/cart/cart-preferences.ts";
import { lockCoupon } from "#topics/cart/coupon-counts.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type ArtworkChoiceFault, takeArtwork } from "#topics/artwork/take-artwork.ts";
import { pricedCartOf } from "#topics/cart/read-cart.ts";
import {
  type OrderedProduct,
  type PriceChanged,
  readOrderedProduct,
} from "#topics/pricing/ordered-product.ts";
import type { QuotedCart } from "#topics/cart/quotation-content.ts";
import type { Services } from "#topics/services.ts";

/** What is to be quoted, as it was sent: configured products, or lines of the asker's cart by `cart_item_id`. */
export type Asked = readonly Readonly<Record<string, unknown>>[];

/** What the asker was shown and counts on; the sums themselves are worked out anew. */
export interface Shown {
  /** A coupon took something off. */
  readonly withCoupon: boolean;
}

export interface Quoted {
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
export async function priceQuoted(
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
