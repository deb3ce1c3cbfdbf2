import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { cartShipping } from "#domain/cart/cart-shipping.ts";
import { CART_LIMIT, type CartShipping } from "#domain/cart/cart.ts";
import { POINT_VALUE, type PointsUse, pointsUse } from "#domain/cart/points-use.ts";
import { totalsOf } from "#domain/cart/price-cart.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import { storedSelection } from "#domain/submission/stored-selection.ts";
import { readPointsBalance } from "#topics/person/points.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import type { ReadCart, PricedLineView } from "#topics/cart/read-cart.ts";
import { catalogueOf } from "#topics/order/loaded-order.ts";
import { isWritten, quotationOf, type QuotedLine } from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { isTheirs, openQuotation, type QuotationKey } from "./open-quotation.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { addLine, countLines } from "#topics/cart/cart-lines.ts";
import { markArtworksUsed } from "#topics/artwork/artworks.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";

type Needs = Pick<Services, "catalogue" | "shopMoment">;

/** What a quotation is drawn, dated and ordered by. */
interface Quoted {
  readonly row: StoredQuotation;
  /** That of when it was issued. */
  readonly catalogue: Catalogue;
  readonly lines: readonly QuotedLine[];
}

/** What the presses need today; by the catalogue of then where that of now does not know all of it any more. */
function waysToday(services: Needs, { row, catalogue, lines }: Quoted): readonly CartShipping[] {
  const moment = services.shopMoment();
  const current = services.catalogue.current();
  const selections = lines.flatMap(({ selection }): Selection[] => {
    const read = storedSelection(current, selection);
    return read.ok ? [read.selection] : [];
  });
  const isKnown = selections.length === lines.length;
  const ways = isKnown ? cartShipping(current, selections, row.subTotal, moment) : [];
  if (ways.length > 0) return ways;
  const quoted = lines.map(({ selection }) => selection);
  return cartShipping(catalogue, quoted, row.subTotal, moment);
}

/** The way of an answer, in the days that whoever answered has set. */
function answeredShipping(services: Needs, { row, catalogue }: Quoted): CartShipping | null {
  const { toDispatch, toDelivery, shippingMethod: method, shippingFee: cost } = row;
  if (toDispatch === null || toDelivery === null || method === null) return null;
  const days = { toDispatch, toDelivery };
  return { method, cost, ...days, ...promisedDates(catalogue, days, services.shopMoment()) };
}

/** The way that was quoted, for what it was quoted, on today's dates; where it is not offered any more, the usual one. */
function keptShipping(services: Needs, quoted: Quoted): CartShipping | null {
  const { row, catalogue } = quoted;
  const ways = waysToday(services, quoted);
  const way = ways.find(({ method }) => method === row.shippingMethod) ?? ways[0];
  if (way === undefined) return null;
  return { ...way, cost: row.shippingFee, ...promisedDates(catalogue, way, services.shopMoment()) };
}

/** The points that were quoted, as far as whoever orders is who has them. */
async function keptPoints(db: Queries, row: StoredQuotation, owner: Owner | null): Promise<PointsUse> {
  const goods = row.subTotal - row.couponDiscount;
  const customerId = isTheirs(row, owner) ? row.customerId : null;
  const balance = customerId === null ? 0 : await readPointsBalance(db, customerId);
  return pointsUse(row.pointDiscount / POINT_VALUE, balance, goods);
}

function keptLine(catalogue: Catalogue, line: QuotedLine, at: number): PricedLineView {
  const { selection, originPath, price, quantity } = line;
  return {
    line: { id: at + 1, selection, originPath, lastShownPrice: price },
    // A charge has no pieces: it costs what it costs, once.
    row: {
      quantity: Math.max(1, quantity),
      customQuantity: true,
      price,
      originalPrice: null,
      printFeaturePrice: 0,
    },
    tiers: [],
    why: null,
    catalogue,
  };
}

/** A quotation as a cart that can be ordered. */
export interface SavedCart extends ReadCart {
  /** That of when it was issued. */
  readonly catalogue: Catalogue;
  readonly quoted: readonly QuotedLine[];
}

/**
 * A quotation as whoever asks can order it: goods, discounts and shipping cost what they were quoted, whatever the catalogue says now;
 * the days of making and sending are today's. Points are only taken off for the member who has them. Lines are counted from 1.
 */
export async function savedCartOf(
  services: Needs,
  db: Queries,
  row: StoredQuotation,
  owner: Owner | null,
): Promise<SavedCart> {
  const catalogue = await catalogueOf(services, { row });
  const { lines } = quotationOf(row);
  const quoted = { row, catalogue, lines };
  const chosenShipping = answeredShipping(services, quoted) ?? keptShipping(services, quoted);
  const points = await keptPoints(db, row, owner);
  const { subTotal, couponDiscount, couponCode, shippingFee } = row;
  const selections = lines.map(({ selection }) => selection);
  return {
    ok: true,
    catalogue,
    quoted: lines,
    lines: lines.map((line, at) => keptLine(catalogue, line, at)),
    shipping: chosenShipping === null ? [] : [chosenShipping],
    chosenShipping,
    // What was quoted counts, whatever it weighs.
    tooHeavyText: null,
    coupon:
      couponCode === null
        ? null
        : { code: couponCode, name: couponCode, discount: couponDiscount, why: null },
    points,
    totals: totalsOf({ subTotal, couponDiscount, pointDiscount: points.discount, shippingFee }),
    artwork: await readPromisedArtwork(db, selections),
  };
}

/** Items in the cart now. */
interface FilledCart {
  readonly count: number;
}

/** Why what a quotation quotes cannot lie in a cart. */
type CartFault = "cart-full" | "not-found" | "quoted-in-words" | "too-many-tries";

/** What is not all one's own is nobody's else's to print from: then the places are empty. */
function withOwnArtwork(selection: Selection, own: ReadonlyMap<string, unknown>): Selection {
  const isOwn = filesIn(selection.artwork).every((id) => own.has(id));
  return isOwn ? selection : { ...selection, artwork: null };
}

async function fill(
  tx: Transaction,
  owner: Owner,
  row: StoredQuotation,
): Promise<{ readonly ok: true; readonly answer: FilledCart } | Refusal<"cart-full">> {
  const { lines } = quotationOf(row);
  await lockForOwner(tx, "cart", owner);
  if ((await countLines(tx, owner)) + lines.length > CART_LIMIT) return refuse("cart-full");
  const ids = [...new Set(lines.flatMap(({ selection }) => filesIn(selection.artwork)))];
  const own = ids.length === 0 ? new Map<string, unknown>() : await markArtworksUsed(tx, owner, ids);
  for (const { selection: quoted, originPath, price } of lines) {
    const selection = withOwnArtwork(quoted, own);
    await addLine(tx, owner, {
      selection,
      selectionHash: selectionHash(selection),
      originPath,
      submission: {},
      catalogueVersionId: row.catalogueVersionId,
      // What the customer was told last: the cart says where it is another price now.
      lastShownPrice: price,
    });
  }
  return { ok: true, answer: { count: await countLines(tx, owner) } };
}

/**
 * Puts what a quotation quotes into the cart of whoever has its link, to be changed there: it costs what it costs today. Artwork goes
 * along for its owner only. The same key is the same once.
 */
export async function quotationToCart(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
  key: string | null,
): Promise<Written<FilledCart> | Refusal<KeyedWriteFault | CartFault>> {
  const over = await consumeRateLimit(services, "addToCart", caller);
  if (over) return over;
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { row } = asked.opened;
  if (isWritten(quotationOf(row))) return refuse("quoted-in-words");
  const write = { call: "quotation/cart", key, body: row.quotationNo };
  return withIdempotency(services, caller, write, (tx, owner) => fill(tx, owner, row));
}
