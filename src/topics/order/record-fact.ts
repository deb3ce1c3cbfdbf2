import { isDeepStrictEqual } from "node:util";
import { pointsCorrected, pointsForMoney, pointsReturned } from "#domain/account/points.ts";
import { POINT_VALUE } from "#domain/cart/points-use.ts";
import { type Hindrance, whyNot } from "#domain/order/may-happen.ts";
import type { FactKind, Happening, HappeningOf, Recorder } from "#domain/order/order-fact.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { MessageCode } from "#domain/messages.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { enterPoints } from "#topics/person/points.ts";
import { addFact, readFacts, type StoredFact } from "./order-facts.ts";
import { readOpenAttempt } from "./payment-attempts.ts";
import { lockOrder, replaceContact } from "./orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { noteDispatchedOrder } from "#topics/review/verified-purchase.ts";
import type { Transaction } from "#platform/db/database.ts";
import { endPaymentQueue } from "#platform/jobs/queues.ts";
import { noteForLists } from "./note-for-lists.ts";
import type { Services } from "#topics/services.ts";
import { type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import { issueTaxPaper } from "./tax-papers.ts";
import { mailFact } from "./mail-order.ts";

type Needs = Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">;

export interface Recorded {
  readonly ok: true;
  /** With the fact. */
  readonly order: LoadedOrder;
  /** False when it was recorded before: then nothing was done. */
  readonly isNew: boolean;
}

/** By which a fact that is told twice is one: a payment's reference, a proof's line and version, else its kind alone. */
function onceOf(happening: Happening): string | null {
  switch (happening.kind) {
    case "paid":
    case "refunded":
    case "refund-failed":
      return happening.reference;
    case "corrected":
      return happening.key;
    case "payment-questioned":
      return `${happening.why} ${happening.reference}`;
    case "proof-made":
    case "change-asked":
    case "proof-approved":
      return `${happening.line}.${happening.version}`;
    case "artwork-sent":
    case "deposit-agreed":
    case "proof-held":
    case "message":
    case "problem-reported":
    case "problem-answered":
    case "lapsed":
    case "revived":
      return null;
    default:
      return "";
  }
}

export function happeningIn({ id: _id, at: _at, by: _by, once: _once, ...happening }: StoredFact): unknown {
  return happening;
}

/** What can be said any number of times. */
const saidOften: ReadonlySet<FactKind> = new Set(["message", "problem-reported", "problem-answered"]);

/** The same words of the same person, and nothing since: a second press. */
function isSaidAgain(facts: readonly StoredFact[], { happening, by }: Told<FactKind>): boolean {
  const last = facts.at(-1);
  if (last === undefined || !saidOften.has(last.kind)) return false;
  return last.by === by && isDeepStrictEqual(happeningIn(last), happening);
}

/** Whether a fact was recorded before. An approval in a second tab is told that there was one. */
function isRecorded(facts: readonly StoredFact[], happening: Happening, once: string | null): boolean {
  if (once === null || happening.kind === "proof-approved") return false;
  const same = facts.find((fact) => fact.kind === happening.kind && fact.once === once);
  return same !== undefined && isDeepStrictEqual(happeningIn(same), happening);
}

interface Told<Kind extends FactKind> {
  readonly happening: Happening & HappeningOf<Kind>;
  readonly by: Recorder;
  /** What is done in the same transaction, if this is new: an entry in the audit log. */
  readonly also?: ((tx: Transaction) => Promise<void>) | undefined;
  /** Whom the order is for from then on. */
  readonly contact?: CheckoutForm | undefined;
}

type Refuses<Code extends MessageCode> = (facts: readonly StoredFact[]) => Refusal<Code> | null;

/** What an order that ends without goods was paid with in points goes back, once. */
async function returnPoints(
  tx: Transaction,
  { customerId, orderNo, pointDiscount }: StoredOrder,
  { stage }: OrderState,
): Promise<void> {
  const points = pointDiscount / POINT_VALUE;
  if (customerId === null || points === 0 || (stage !== "cancelled" && stage !== "lapsed")) return;
  await enterPoints(tx, customerId, pointsReturned(points, orderNo, stage));
}

/** Points that paid for what an order does not cost any more go back at once. */
async function returnCorrectedPoints(
  tx: Transaction,
  { customerId, orderNo }: StoredOrder,
  { key, sums: { pointCents } }: HappeningOf<"corrected">,
): Promise<void> {
  if (customerId === null || pointCents === 0) return;
  await enterPoints(tx, customerId, pointsCorrected(-pointCents / POINT_VALUE, orderNo, key));
}

/** Money that goes back as points is entered with its fact. */
async function givePoints(
  tx: Transaction,
  { customerId, orderNo }: StoredOrder,
  { way, cents, reference }: HappeningOf<"refunded">,
): Promise<void> {
  if (customerId === null || way !== "points") return;
  await enterPoints(tx, customerId, pointsForMoney(cents / POINT_VALUE, orderNo, reference));
}

/** Another sum is to be paid, or nothing: a payment by card that was begun is ended, so that nobody pays twice, or what is not due. */
async function endBegunPayment({ jobs }: Needs, tx: Transaction, { row, state }: LoadedOrder): Promise<void> {
  const open = await readOpenAttempt(tx, row.id);
  if (open === null || open.cents === state.money.payableNow) return;
  await jobs.add(tx, endPaymentQueue, { orderNo: row.orderNo });
}

async function record<Kind extends FactKind, Code extends MessageCode>(
  services: Needs,
  tx: Transaction,
  orderNo: string,
  { happening, by, also, contact }: Told<Kind>,
  refuses: Refuses<Code>,
): Promise<Recorded | Refusal<Code | Hindrance<Kind> | "not-found">> {
  const held = await lockOrder(tx, orderNo);
  if (held === null) return refuse("not-found");
  const facts = (await readFacts(tx, [held.id])).get(held.id) ?? [];
  const before = loadedOrder(held, facts);
  const once = onceOf(happening);
  if (isRecorded(facts, happening, once) || isSaidAgain(facts, { happening, by }))
    return { ok: true, order: before, isNew: false };
  const refused = refuses(facts);
  if (refused !== null) return refused;
  const why = whyNot<Kind>(before.state, happening);
  if (why !== null) return refuse(why);
  if (contact !== undefined) await replaceContact(tx, held, facts.at(-1)?.id ?? 0, contact);
  const row = contact === undefined ? held : { ...held, contact };
  const fact = await addFact(tx, row, { happening, by, at: services.clock.now(), once });
  const order = loadedOrder(row, [...facts, fact]);
  await noteForLists(services, tx, order);
  await also?.(tx);
  if (fact.kind === "dispatched" && row.customerId !== null) await noteDispatchedOrder(tx, row.customerId);
  await returnPoints(tx, order.row, order.state);
  if (fact.kind === "corrected") await returnCorrectedPoints(tx, row, fact);
  if (fact.kind === "refunded") await givePoints(tx, row, fact);
  await endBegunPayment(services, tx, order);
  await mailFact(services, tx, { before, order, fact });
  await issueTaxPaper(services, tx, { row, state: order.state, fact });
  return { ok: true, order, isNew: true };
}

/**
 * Adds a fact to an order, one at a time: why not, if it cannot happen now, else it is kept, its mails are promised and lists
 * say it, all or nothing. What was recorded already is answered as it is.
 */
export function recordFact<Kind extends FactKind>(
  services: Needs,
  orderNo: string,
  told: Told<Kind>,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found">> {
  return services.db.transaction((tx) => recordFactWithin(services, tx, orderNo, told));
}

/** The same in a transaction under way. */
export function recordFactWithin<Kind extends FactKind>(
  services: Needs,
  tx: Transaction,
  orderNo: string,
  told: Told<Kind>,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found">> {
  return record(services, tx, orderNo, told, () => null);
}

/** The same for what is told about money, in a transaction under way: a reference stands for one amount for ever. */
export function recordMoneyWithin<Kind extends "paid" | "refunded" | "refund-failed" | "payment-questioned">(
  services: Needs,
  tx: Transaction,
  orderNo: string,
  told: Told<Kind>,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found" | "reference-used">> {
  const once = onceOf(told.happening);
  const isUsed = (facts: readonly StoredFact[]) =>
    facts.some((fact) => fact.kind === told.happening.kind && fact.once === once);
  return record(services, tx, orderNo, told, (facts) =>
    isUsed(facts) ? refuse("reference-used", "reference") : null,
  );
}

/** The same for money that came or was given back. */
export function recordMoney<Kind extends "paid" | "refunded">(
  services: Needs,
  orderNo: string,
  told: Told<Kind>,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found" | "reference-used">> {
  return services.db.transaction((tx) => recordMoneyWithin(services, tx, orderNo, told));
}

/**
 * The same for what a person of the shop says of an order as their page showed it: `seen` is its newest fact. What has happened since
 * is theirs to look at first, so that no two people do one thing twice.
 */
export function recordAsSeen<Kind extends FactKind>(
  services: Needs,
  orderNo: string,
  told: Told<Kind>,
  seen: number,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found" | "order-moved" | "reference-used">> {
  return services.db.transaction((tx) => recordAsSeenWithin(services, tx, orderNo, told, seen));
}

/** The same in a transaction under way. */
export function recordAsSeenWithin<Kind extends FactKind>(
  services: Needs,
  tx: Transaction,
  orderNo: string,
  told: Told<Kind>,
  seen: number,
): Promise<Recorded | Refusal<Hindrance<Kind> | "not-found" | "order-moved" | "reference-used">> {
  const { happening } = told;
  const once = "reference" in happening ? happening.reference : null;
  return record(services, tx, orderNo, told, (facts) => {
    if (facts.some((fact) => fact.kind === happening.kind && fact.once === once && once !== null))
      return refuse("reference-used", "reference");
    return (facts.at(-1)?.id ?? 0) > seen ? refuse("order-moved") : null;
  });
}
