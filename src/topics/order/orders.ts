import { and, asc, desc, eq, gt, gte, inArray, not, notInArray, or, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/calendar-date.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { orderContactTable, orderTable, type StoredOrder } from "#platform/db/schema/order.ts";
import { quotationTable } from "#platform/db/schema/quotation.ts";
import { addArtworkUses } from "#topics/artwork/artworks.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type NewOrder = Omit<typeof orderTable.$inferInsert, "customerId" | "guestId">;

/** How many orders an account's list goes back. */
const LISTED = 100;

/** Adds an order; null when its number is taken. */
export async function addOrder(tx: Transaction, owner: Owner, order: NewOrder): Promise<StoredOrder | null> {
  const [row] = await tx
    .insert(orderTable)
    .values({ ...order, ...owner })
    .onConflictDoNothing({ target: orderTable.orderNo })
    .returning();
  if (!row) return null;
  const selections = row.items.map(({ selection }) => selectionOf(selection));
  await addArtworkUses(tx, owner, { place: "order", number: row.orderNo }, selections);
  return row;
}

/** The order of a number, whoever's it is. */
export async function readStoredOrder(db: Queries, orderNo: string): Promise<StoredOrder | null> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.orderNo, orderNo));
  return row ?? null;
}

/** Those of some numbers that are there, whoever's they are. */
export function readOrdersNumbered(db: Queries, numbers: readonly string[]): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orderTable)
    .where(inArray(orderTable.orderNo, [...numbers]));
}

/** The order that has come from a quotation; null while none has. */
export async function readOrderOf(db: Queries, quotationId: number): Promise<StoredOrder | null> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.quotationId, quotationId));
  return row ?? null;
}

/** Of some quotations those that were ordered, by id, with the order's number. */
export async function readOrderedQuotations(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orderTable.quotationId, orderNo: orderTable.orderNo })
    .from(orderTable)
    .where(inArray(orderTable.quotationId, [...ids]));
  return new Map(rows.flatMap(({ id, orderNo }) => (id === null ? [] : [[id, orderNo] as const])));
}

/** An owner's orders that some quote requests have come to, by the request's id, as their links are made of. */
export async function readOrdersAnswering(
  db: Queries,
  owner: Owner,
  quoteRequestIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<StoredOrder, "keyVersion" | "orderNo">>> {
  if (quoteRequestIds.length === 0) return new Map();
  const { quoteRequestId } = quotationTable;
  const rows = await db
    .select({ id: quoteRequestId, orderNo: orderTable.orderNo, keyVersion: orderTable.keyVersion })
    .from(orderTable)
    .innerJoin(quotationTable, eq(quotationTable.id, orderTable.quotationId))
    .where(and(belongsTo(orderTable, owner), inArray(quoteRequestId, [...quoteRequestIds])));
  return new Map(rows.flatMap(({ id, ...order }) => (id === null ? [] : [[id, order] as const])));
}

/** The order of a number, held until the transaction ends: what happens to an order happens one by one. */
export async function lockOrder(tx: Transaction, orderNo: string): Promise<StoredOrder | null> {
  const isIt = eq(orderTable.orderNo, orderNo);
  const [row] = await tx.select().from(orderTable).where(isIt).for("no key update");
  return row ?? null;
}

/** Puts right whom an order is for and where it goes; what was so until a fact stays for the papers of then. */
export async function replaceContact(
  tx: Transaction,
  { id, contact }: StoredOrder,
  untilFact: number,
  now: CheckoutForm,
): Promise<void> {
  await tx.insert(orderContactTable).values({ orderId: id, untilFact, contact }).onConflictDoNothing();
  await tx.update(orderTable).set({ contact: now }).where(eq(orderTable.id, id));
}

/** Whom an order was for when a fact was recorded. */
export async function readContactAt(
  db: Queries,
  { id, contact }: Pick<StoredOrder, "contact" | "id">,
  factId: number,
): Promise<CheckoutForm> {
  const { orderId, untilFact } = orderContactTable;
  const [row] = await db
    .select()
    .from(orderContactTable)
    .where(and(eq(orderId, id), gte(untilFact, factId)))
    .orderBy(asc(untilFact))
    .limit(1);
  return row?.contact ?? contact;
}

/** An owner's orders, the newest first. */
export function readOrders(db: Queries, owner: Owner): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orderTable)
    .where(belongsTo(orderTable, owner))
    .orderBy(desc(orderTable.id))
    .limit(LISTED);
}

/** The orders placed last that were not given up. */
export function readLastOrders(db: Queries, most: number): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orderTable)
    .where(notInArray(orderTable.stage, ["cancelled", "lapsed"]))
    .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
    .limit(most);
}

/** Orders that may wait for their customer, by their ids: open ones, and those whose rest beyond a deposit is to be paid. */
export function readWaitingOrders(db: Queries, afterId: number, most: number): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orderTable)
    .where(
      and(
        or(eq(orderTable.stage, "open"), sql`'payment' = any(${orderTable.waits})`),
        gt(orderTable.id, afterId),
      ),
    )
    .orderBy(asc(orderTable.id))
    .limit(most);
}

/** Days that an order may take from being placed until its customer is asked about it. */
const LONGEST_WAY_DAYS = 180;

/** Days after which no order that has left is asked about any more: more than all working days of the question, with holidays. */
const ASKED_WITHIN_DAYS = 60;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Orders that have left the shop lately, whose customer was not asked yet how they turned out and has not said it, by their ids. */
export function readOrdersToReview(
  db: Queries,
  now: Date,
  afterId: number,
  most: number,
): Promise<StoredOrder[]> {
  const isRecent = sql`exists (select from order_fact as fact where fact.order_id = shop_order.id
    and fact.kind in ('dispatched', 'delivered') and fact.recorded_at >= ${daysBefore(now, ASKED_WITHIN_DAYS)})`;
  const isAsked = sql`exists (select from mail where mail.cause = 'order:' || shop_order.order_no || ':review:customer')`;
  const isReviewed = sql`exists (select from review where review.order_id = shop_order.id)`;
  return db
    .select()
    .from(orderTable)
    .where(
      and(
        inArray(orderTable.stage, ["dispatched", "delivered"]),
        gte(orderTable.placedAt, daysBefore(now, LONGEST_WAY_DAYS)),
        gt(orderTable.id, afterId),
        isRecent,
        not(isAsked),
        not(isReviewed),
      ),
    )
    .orderBy(asc(orderTable.id))
    .limit(most);
}
