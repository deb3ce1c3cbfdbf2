import { randomInt } from "node:crypto";
import { pointsSpent } from "#domain/account/points.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { messageOf } from "#domain/messages.ts";
import type { Cents } from "#domain/money.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { TakenWay } from "#domain/order/order-fact.ts";
import { orderNumber } from "#domain/order/order-number.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { nameGuest } from "#topics/person/guests.ts";
import { enterPoints } from "#topics/person/points.ts";
import { deleteLines, lockLines, type StoredLine } from "#topics/cart/cart-lines.ts";
import { lockCartPreferences, saveCartPreferences } from "#topics/cart/cart-preferences.ts";
import { lockCoupon } from "#topics/cart/coupon-counts.ts";
import { giveArtwork, markArtworksUsed } from "#topics/artwork/artworks.ts";
import { deleteCheckoutDraft } from "#topics/cart/checkout-drafts.ts";
import { addFact } from "./order-facts.ts";
import { addOrder, type NewOrder } from "./orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { lockForOwner, type Owner, ownerName } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type ArtworkChoiceFault, takeArtwork } from "#topics/artwork/take-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { quotationUseOf } from "#topics/cart/coupon-uses.ts";
import { pricedCartOf } from "#topics/cart/read-cart.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { quotationContent } from "#topics/cart/quotation-content.ts";
import { noteForLists } from "./note-for-lists.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import { agreeOnMoney } from "./agree-on-money.ts";
import { type HeldCredit, holdCredit } from "./credit.ts";
import { issueTaxPaper } from "./tax-papers.ts";
import { type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import { mailPlacedOrder } from "./mail-order.ts";
import { promiseProofs } from "./check-order.ts";
import { orderContent } from "./order-content.ts";
import { type Orderer, type OrdererFault, whoOrders } from "./checkout.ts";
import { takesCards } from "#topics/takes-cards.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** What it takes to place an order: who takes cards is known before one is promised to be paid so. */
export type PlacingNeeds = Needs & Pick<Services, "payments">;

/** What the checkout has shown, and what is ordered by it. */
export interface SeenSums {
  readonly total: Cents;
  /** Null where none was shown. */
  readonly delivery: CalendarDate | null;
}

/** What was shown is no longer so: both are told, and nothing is placed. */
export interface OrderChanged extends Refusal<"order-changed"> {
  readonly shown: SeenSums;
  readonly now: SeenSums;
}

/** Why a cart cannot be ordered as it is. */
type CartFault = ArtworkChoiceFault | "cart-empty" | "credit-exceeded" | "refused";

export interface PlacedNumber {
  readonly orderNo: string;
}

/** What a transaction that ordered something answers. */
export interface Placed {
  readonly ok: true;
  readonly answer: PlacedNumber;
}

interface Asked {
  readonly orderer: Orderer;
  readonly shown: SeenSums;
  /** The staff took it for a customer: how, and whose order it is to be. */
  readonly taken?: { readonly way: TakenWay; readonly owner: Owner };
}

/** Why an order is not what was shown; null where it is. */
export function refuseChanged(
  { totals, chosenShipping }: Pick<Cart, "chosenShipping" | "totals">,
  shown: SeenSums,
): OrderChanged | null {
  const now = { total: totals.total, delivery: chosenShipping?.delivery ?? null };
  const isSame = now.total === shown.total && (shown.delivery ?? now.delivery) === now.delivery;
  return isSame ? null : { ...refuse("order-changed"), shown, now };
}

/** The artwork of all lines, theirs and held. In one statement first: two that take the same files do not wait for each other. */
async function takeAll(
  services: Pick<Needs, "catalogue">,
  tx: Transaction,
  owner: Owner,
  stored: readonly StoredLine[],
): Promise<
  { readonly ok: true; readonly contents: ReadonlyMap<string, string> } | Refusal<ArtworkChoiceFault>
> {
  const ids = [...new Set(stored.flatMap(({ selection }) => filesIn(selection.artwork)))];
  if (ids.length > 0) await markArtworksUsed(tx, owner, ids);
  const contents = new Map<string, string>();
  for (const { selection } of stored) {
    const taken = await takeArtwork(tx, owner, services.catalogue.current(), selection);
    if (!taken.ok) return taken;
    for (const [id, { sha256 }] of taken.artworks) contents.set(id, sha256);
  }
  return { ok: true, contents };
}

/**
 * Holds what an order is made of, always in this order: the cart, its artwork, the points, the coupon. So no two orders wait for
 * each other, and what is counted then counts.
 */
async function holdCart(services: Pick<Needs, "catalogue">, tx: Transaction, owner: Owner) {
  await lockForOwner(tx, "cart", owner);
  const lines = await lockLines(tx, owner);
  const taken = await takeAll(services, tx, owner, lines);
  const { couponCode } = await lockCartPreferences(tx, owner);
  if (owner.customerId !== null) await lockForOwner(tx, "points", owner);
  if (couponCode !== null) await lockCoupon(tx, couponCode);
  return taken;
}

/** Numbers are drawn; one that is taken is drawn again. */
async function addNumbered(
  services: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  order: Omit<NewOrder, "orderNo">,
): Promise<StoredOrder> {
  const { date } = services.shopMoment();
  for (let tries = 0; tries < 10; tries += 1) {
    const added = await addOrder(tx, owner, { ...order, orderNo: orderNumber(date, randomInt) });
    if (added !== null) return added;
  }
  throw new Error("No number was free for an order.");
}

/** What was ordered is not in the cart any more: its lines, its coupon, its points. */
async function emptyCart(tx: Transaction, owner: Owner, lines: readonly StoredLine[]): Promise<void> {
  await deleteLines(
    tx,
    lines.map(({ id }) => id),
  );
  await saveCartPreferences(tx, owner, { couponCode: null, points: 0 });
}

/** Writes an order under a free number, with its first fact; `way`: how the staff took it, where they did. */
export async function writeOrder(
  services: Needs,
  tx: Transaction,
  owner: Owner,
  order: Omit<NewOrder, "orderNo" | "placedAt">,
  way?: TakenWay,
): Promise<LoadedOrder> {
  const at = services.clock.now();
  const row = await addNumbered(services, tx, owner, { ...order, placedAt: new Date(at) });
  const fact = await addFact(tx, row, {
    happening: { kind: "placed", ...(way && { way }) },
    by: way === undefined ? "customer" : "shop",
    at,
    once: "",
  });
  return loadedOrder(row, [fact]);
}

interface Settled {
  readonly credit: HeldCredit;
  readonly order: LoadedOrder;
  readonly orderer: Orderer;
  readonly pointsUsed: number;
  /** The staff took it: what the customer has typed at a checkout of their own stays. */
  readonly isTaken?: boolean;
}

/** What a new order brings with it: its points are spent, what was typed for it is forgotten, a guest is known by name, proofs and mails. */
export async function settleOrder(
  services: Needs,
  tx: Transaction,
  owner: Owner,
  { order: placed, credit, orderer: { contact, isMember }, pointsUsed, isTaken = false }: Settled,
): Promise<Placed> {
  const agreed = await agreeOnMoney(services, tx, placed.row, { dueOn: credit.dueOn, isTaken });
  const order = agreed ? loadedOrder(placed.row, [...placed.facts, agreed]) : placed;
  const { orderNo } = order.row;
  if (owner.customerId !== null && pointsUsed > 0)
    await enterPoints(tx, owner.customerId, pointsSpent(pointsUsed, orderNo));
  if (!isTaken) await deleteCheckoutDraft(tx, owner);
  const { email, first_name: firstName, last_name: lastName } = contact;
  if (owner.guestId !== null && !isMember) await nameGuest(tx, owner.guestId, { firstName, lastName, email });
  const proofed = await promiseProofs(services, tx, order);
  await noteForLists(services, tx, order);
  await mailPlacedOrder(services, tx, order, proofed);
  if (agreed) await issueTaxPaper(services, tx, { row: order.row, state: order.state, fact: agreed });
  return { ok: true, answer: { orderNo } };
}

/** Orders what lies in a cart, in the transaction that holds whoever orders. Its artwork goes to whose order it becomes. */
export async function placeCart(
  services: Needs,
  tx: Transaction,
  cartOwner: Owner,
  { orderer, shown, taken: byStaff }: Asked,
): Promise<Placed | Refusal<CartFault> | OrderChanged> {
  const owner = byStaff?.owner ?? cartOwner;
  const taken = await holdCart(services, tx, cartOwner);
  const { cart, stored } = await pricedCartOf(services, tx, cartOwner, orderer.contact.email);
  if (stored.length === 0) return refuse("cart-empty");
  const priceless = cart.lines.find(({ row }) => row === null);
  if (priceless) return refuseFields("refused", { cart_items: priceless.why ?? messageOf("not-priced") });
  if (!taken.ok) return taken;
  const changed = refuseChanged(cart, shown);
  // A coupon that this address has used up already is first known here.
  const why = cart.coupon?.why;
  if (changed) return why == null ? changed : { ...changed, fields: { coupon_code: why } };
  const credit = await holdCredit(services, tx, owner, { ...orderer.contact, total: cart.totals.total });
  if (!credit.ok) return credit;
  const { date } = services.shopMoment();
  const content = orderContent(services.catalogue.current(), { cart, stored }, taken.contents, date);
  const quotation = quotationContent(services.catalogue.current(), cart, date);
  const quotationId = await quotationUseOf(services, tx, cartOwner, quotation);
  await giveArtwork(tx, cartOwner, owner);
  const { contact } = orderer;
  const order = await writeOrder(services, tx, owner, { ...content, quotationId, contact }, byStaff?.way);
  await emptyCart(tx, cartOwner, stored);
  const isTaken = byStaff !== undefined;
  return settleOrder(services, tx, owner, { order, credit, orderer, pointsUsed: cart.points.used, isTaken });
}

/** What is ordered, as it was sent. */
export interface SubmittedOrder {
  readonly key: string | null;
  readonly typed: CheckoutForm;
  readonly shown: SeenSums;
  /** The quotation that is ordered; without it the cart is. */
  readonly of?: string;
}

/** Lets somebody order: their tries are counted, they are known, and the same key and request answers the first number again. */
export async function placeOnce<Failed extends { readonly ok: false }>(
  services: PlacingNeeds,
  caller: Caller,
  { key, ...body }: SubmittedOrder,
  run: (tx: Transaction, owner: Owner, orderer: Orderer) => Promise<Placed | Failed>,
): Promise<
  | Written<PlacedNumber>
  | Failed
  | Refusal<KeyedWriteFault | OrdererFault | "card-unavailable" | "too-many-tries">
> {
  // Counted before, so that refused ones count too: pricing them was work.
  const over = await consumeRateLimit(services, "tryOrder", caller);
  if (over) return over;
  if (body.typed.pay_by.startsWith("card") && !takesCards(services)) return refuse("card-unavailable");
  const orderer = await whoOrders(services, caller, body.typed);
  if (!orderer.ok) return orderer;
  return withIdempotency(services, caller, { call: "order/place", key, body }, async (tx, owner) => {
    const whose = orderer.isMember ? ownerName(owner) : orderer.contact.email;
    const tried = { ip: caller.ip, identifier: whose };
    const spent = await consumeRateLimit({ db: tx, config: services.config }, "placeOrder", tried);
    return spent ?? run(tx, owner, orderer);
  });
}

/**
 * Orders what lies in the cart of whoever asks, at the prices of now: the order, its points and its coupon's use, the emptied cart,
 * proofs that need no person and the mails are one transaction. Nothing is placed when the total or the day of delivery is not what
 * was shown.
 */
export async function placeOrder(
  services: PlacingNeeds,
  caller: Caller,
  sent: Omit<SubmittedOrder, "of">,
): Promise<
  | Written<PlacedNumber>
  | Refusal<CartFault | KeyedWriteFault | OrdererFault | "card-unavailable" | "too-many-tries">
  | OrderChanged
> {
  return placeOnce(services, caller, sent, (tx, owner, orderer) =>
    placeCart(services, tx, owner, { orderer, shown: sent.shown }),
  );
}
