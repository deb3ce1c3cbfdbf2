import type { Refusal } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Cart, noPreferences, type PricedLine } from "#domain/cart/cart.ts";
import type { CouponUses } from "#domain/cart/coupon.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { readPointsBalance } from "#topics/person/points.ts";
import { countLines, listLines, type StoredLine } from "./cart-lines.ts";
import { readCartPreferences } from "./cart-preferences.ts";
import type { Owner } from "#platform/db/owner.ts";
import { readLastQuotation } from "./coupon-counts.ts";
import type { Queries } from "#platform/db/database.ts";
import { type ArtworkById, readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { couponUsesOf } from "./coupon-uses.ts";
import { type QuotationContent, quotationContent, isSameQuotation } from "./quotation-content.ts";
import type { Services } from "#topics/services.ts";

/** A line as it can be shown: with the catalogue that has words for it. */
export type PricedLineView = PricedLine & { readonly catalogue: Catalogue };

export interface ReadCart extends Omit<Cart, "lines"> {
  readonly ok: true;
  /** Oldest first. */
  readonly lines: readonly PricedLineView[];
  /** What of the owner's artwork its lines name. */
  readonly artwork: ArtworkById;
}

interface PricedCart {
  readonly cart: Cart;
  /** Its lines as they are stored. */
  readonly stored: readonly StoredLine[];
}

/** Whether asking for a quotation of a cart would answer the owner's last one: that is the cart's own use of its coupon. */
async function isQuoted(db: Queries, owner: Owner, content: QuotationContent): Promise<boolean> {
  const last = content.couponCode === null ? null : await readLastQuotation(db, owner);
  return last !== null && isSameQuotation(last, content);
}

/**
 * An owner's cart, everything in it priced as of now; `db` is the handle of the transaction, where there is one. `email` is whose
 * order it becomes: a coupon that each customer may use so often counts by that, too.
 */
export async function pricedCartOf(
  services: Pick<Services, "catalogue" | "shopMoment">,
  db: Queries,
  owner: Owner | null,
  email: string | null = null,
): Promise<PricedCart> {
  const { catalogue, shopMoment } = services;
  const stored = owner === null ? [] : await listLines(db, owner);
  const preferences = owner === null ? noPreferences : await readCartPreferences(db, owner);
  const balance = owner?.customerId == null ? 0 : await readPointsBalance(db, owner.customerId);
  const uses = await couponUsesOf(services, db, preferences.couponCode, owner, email);
  const current = catalogue.current();
  const moment = shopMoment();
  const price = (couponUses: CouponUses) =>
    priceCart(current, stored, preferences, { balance, couponUses }, moment);
  const cart = price(uses);
  if (owner === null || uses.byCustomer === 0 || cart.coupon?.why == null) return { stored, cart };
  const quoted = price({ inAll: uses.inAll - 1, byCustomer: uses.byCustomer - 1 });
  const isOwnUse = await isQuoted(db, owner, quotationContent(current, quoted, moment.date));
  return { stored, cart: isOwnUse ? quoted : cart };
}

/** What the current catalogue cannot price may use names it no longer has: then those of when it was added. */
async function withCatalogues(
  { catalogue }: Pick<Services, "catalogue">,
  { cart, stored }: PricedCart,
): Promise<PricedLineView[]> {
  const current = catalogue.current();
  const versions = new Map(stored.map(({ id, catalogueVersionId }) => [id, catalogueVersionId]));
  return Promise.all(
    cart.lines.map(async (one) => {
      const then = one.row === null ? await catalogue.version(versions.get(one.line.id) ?? "") : null;
      return { ...one, catalogue: then ?? current };
    }),
  );
}

/** An owner's cart as it can be shown. */
export async function cartOf(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  owner: Owner | null,
): Promise<ReadCart> {
  const priced = await pricedCartOf(services, services.db, owner);
  const artwork = await readNamedArtwork(
    services.db,
    owner,
    priced.stored.map(({ selection }) => selection),
  );
  return { ...priced.cart, ok: true, lines: await withCatalogues(services, priced), artwork };
}

/** What lies in a browser's cart. */
export async function readCart(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
): Promise<ReadCart | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  return found.ok ? cartOf(services, found.owner) : found;
}

/** How many items lie in a browser's cart. */
export async function countCart(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly count: number } | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  return { ok: true, count: found.owner === null ? 0 : await countLines(services.db, found.owner) };
}
