import { and, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { DraftContact } from "#domain/order/counter-draft.ts";
import type { TakenWay } from "#domain/order/order-fact.ts";
import { ticketLifeMs } from "#domain/order/counter-draft.ts";
import { staffSessionRules } from "#domain/studio/staff-rules.ts";
import { mayStaff } from "#domain/studio/permissions.ts";
import { cartLineTable } from "#platform/db/schema/cart.ts";
import { counterDraftTable } from "#platform/db/schema/counter.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { staffSessionTable, staffTable } from "#platform/db/schema/staff.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type CounterDraft = typeof counterDraftTable.$inferSelect;

/** How many a list goes back. */
const LISTED = 100;

const isOpen = and(isNull(counterDraftTable.orderNo), isNull(counterDraftTable.quotationNo));

/** Adds a draft; null where its key has begun one. */
export async function addDraft(
  tx: Transaction,
  row: Pick<CounterDraft, "key" | "staffId" | "guestId" | "way" | "contact">,
): Promise<number | null> {
  const [added] = await tx
    .insert(counterDraftTable)
    .values(row)
    .onConflictDoNothing({ target: counterDraftTable.key })
    .returning({ id: counterDraftTable.id });
  return added?.id ?? null;
}

export async function findDraftOfKey(db: Queries, key: string): Promise<CounterDraft | null> {
  const [row] = await db.select().from(counterDraftTable).where(eq(counterDraftTable.key, key));
  return row ?? null;
}

export async function readCounterRow(db: Queries, id: number): Promise<CounterDraft | null> {
  const [row] = await db.select().from(counterDraftTable).where(eq(counterDraftTable.id, id));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockDraft(tx: Transaction, id: number): Promise<CounterDraft | null> {
  const [row] = await tx.select().from(counterDraftTable).where(eq(counterDraftTable.id, id)).for("update");
  return row ?? null;
}

/** A draft as a list says it. */
export interface ListedDraft extends Pick<CounterDraft, "id" | "way" | "contact" | "changedAt"> {
  readonly begunBy: string;
  readonly items: number;
}

/** Drafts that became nothing yet, the last touched first. */
export function listOpenDrafts(db: Queries): Promise<ListedDraft[]> {
  const { id, way, contact, changedAt, guestId } = counterDraftTable;
  const lines = db
    .select({ lines: count() })
    .from(cartLineTable)
    .where(and(eq(cartLineTable.guestId, guestId), isNull(cartLineTable.removedAt)));
  return db
    .select({ id, way, contact, changedAt, begunBy: staffTable.name, items: sql<number>`(${lines})::int` })
    .from(counterDraftTable)
    .innerJoin(staffTable, eq(staffTable.id, counterDraftTable.staffId))
    .where(isOpen)
    .orderBy(desc(changedAt), desc(id))
    .limit(LISTED);
}

/** Notes that something of a draft's cart was changed. */
export async function touchDraft(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(counterDraftTable)
    .set({ changedAt: sql`now()` })
    .where(eq(counterDraftTable.id, id));
}

/** Writes whom a draft that is held is for, and counts it. */
export async function changeCounterDraft(
  tx: Transaction,
  id: number,
  change: { readonly way: TakenWay; readonly contact: DraftContact },
): Promise<void> {
  await tx
    .update(counterDraftTable)
    .set({ ...change, version: sql`${counterDraftTable.version} + 1`, changedAt: sql`now()` })
    .where(eq(counterDraftTable.id, id));
}

/** A draft became an order or a quotation: who it was for stands there from now on, and nobody acts for it any more. */
export async function closeDraft(
  tx: Transaction,
  id: number,
  became: Pick<CounterDraft, "orderNo"> | Pick<CounterDraft, "quotationNo">,
): Promise<void> {
  await tx
    .update(counterDraftTable)
    .set({ ...became, contact: {}, ticketHash: null, actingHash: null, changedAt: sql`now()` })
    .where(eq(counterDraftTable.id, id));
}

/** Discards a draft with everything in its cart. */
export async function deleteDraft(
  tx: Transaction,
  { guestId }: Pick<CounterDraft, "guestId">,
): Promise<void> {
  await tx.delete(guestTable).where(eq(guestTable.id, guestId));
}

/** Makes a link into the shop, which ends the one before, and whoever acts for the draft. */
export async function keepTicket(
  tx: Transaction,
  id: number,
  ticket: Pick<CounterDraft, "ticketHash" | "ticketPath" | "actingSession">,
): Promise<void> {
  const endsAt = sql`now() + make_interval(secs => ${ticketLifeMs / 1000})`;
  await tx
    .update(counterDraftTable)
    .set({ ...ticket, ticketEndsAt: endsAt, actingHash: null, changedAt: sql`now()` })
    .where(eq(counterDraftTable.id, id));
}

/** Uses a link into the shop up: from now on a cookie acts for its draft. Answers where it leads; null for one that has run out. */
export async function takeTicket(
  db: Queries,
  ticketHash: string,
  actingHash: string,
): Promise<string | null> {
  const isNow = sql`${counterDraftTable.ticketEndsAt} > now()`;
  const [taken] = await db
    .update(counterDraftTable)
    .set({ ticketHash: null, actingHash })
    .where(and(eq(counterDraftTable.ticketHash, ticketHash), isNow, isOpen))
    .returning({ path: counterDraftTable.ticketPath });
  return taken?.path ?? null;
}

/** The draft that a cookie acts for, as long as the sign-in lasts with which it was opened. */
export async function findActingDraft(db: Queries, actingHash: string): Promise<CounterDraft | null> {
  const isAlive = sql`${staffSessionTable.createdAt} > now() - make_interval(secs => ${staffSessionRules.lifeMs / 1000})`;
  const [row] = await db
    .select({ draft: counterDraftTable, role: staffTable.role })
    .from(counterDraftTable)
    .innerJoin(staffSessionTable, eq(staffSessionTable.tokenHash, counterDraftTable.actingSession))
    .innerJoin(staffTable, eq(staffTable.id, staffSessionTable.staffId))
    .where(and(eq(counterDraftTable.actingHash, actingHash), isOpen, isNull(staffTable.leftAt), isAlive));
  return row !== undefined && mayStaff(row.role, "orders.place") ? row.draft : null;
}

/** Ends what a cookie acts for; answers which draft that was. */
export async function endActing(db: Queries, actingHash: string): Promise<number | null> {
  const [row] = await db
    .update(counterDraftTable)
    .set({ actingHash: null })
    .where(eq(counterDraftTable.actingHash, actingHash))
    .returning({ id: counterDraftTable.id });
  return row?.id ?? null;
}

/** Writes the price of a line of a draft's cart by hand, or takes it back. */
export async function saveAgreed(
  tx: Transaction,
  lineId: number,
  agreed: (typeof cartLineTable.$inferSelect)["agreed"],
): Promise<void> {
  await tx.update(cartLineTable).set({ agreed }).where(eq(cartLineTable.id, lineId));
}

type AccountRow = typeof customerTable.$inferSelect;

export async function findAccount(db: Queries, id: number): Promise<AccountRow | null> {
  const [row] = await db.select().from(customerTable).where(eq(customerTable.id, id));
  return row ?? null;
}

/** Whom the newest order was for that somebody placed with an address, signed in or not; null before the first. */
export async function readLastContact(db: Queries, customerId: number | null, email: string) {
  const asGuest = and(isNotNull(orderTable.guestId), sql`${orderTable.contact}->>'email' = ${email}`);
  const theirs = customerId === null ? asGuest : or(eq(orderTable.customerId, customerId), asGuest);
  const [row] = await db
    .select({ contact: orderTable.contact })
    .from(orderTable)
    .where(theirs)
    .orderBy(desc(orderTable.id))
    .limit(1);
  return row?.contact ?? null;
}
