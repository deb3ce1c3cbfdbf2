import { and, desc, eq, lte, ne, sql } from "drizzle-orm";
import { codeRules } from "#domain/account/limits.ts";
import { registrationTable, signInTurnTable } from "#platform/db/schema/customer.ts";
import { mailTable } from "#platform/db/schema/shop.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { artworkTable } from "#platform/db/schema/artwork.ts";
import { cartLineTable, comparisonTable } from "#platform/db/schema/cart.ts";
import { idempotencyKeyTable } from "#platform/db/schema/idempotency-key.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { quotationTable, quoteRequestTable } from "#platform/db/schema/quotation.ts";
import { dropLinesOfAccount } from "#topics/cart/cart-lines.ts";
import { moveCartPreferences } from "#topics/cart/cart-preferences.ts";
import { dropComparedOfAccount } from "#topics/compare/comparisons.ts";
import { moveCheckoutDraft } from "#topics/cart/checkout-drafts.ts";
import { customerOwner } from "#platform/db/owner.ts";

export type RegistrationRow = typeof registrationTable.$inferSelect;

/** A registration with what decides on its code, by the database's clock (ms since 1970). */
export interface PendingRegistration extends RegistrationRow {
  readonly codeSentAt: number | null;
  readonly now: number;
}

const isPending = sql`${registrationTable.createdAt} > now() - make_interval(secs => ${codeRules.registrationLifeMs / 1000})`;

const columns = {
  registration: registrationTable,
  sentAt: mailTable.sentAt,
  now: sql<string>`extract(epoch from now()) * 1000`,
};

/** The registration this browser began, locked until the transaction ends, so that tries are counted one by one. */
export async function lockRegistration(
  tx: Transaction,
  tokenHash: string,
): Promise<PendingRegistration | null> {
  const [row] = await tx
    .select(columns)
    .from(registrationTable)
    .leftJoin(mailTable, eq(mailTable.id, registrationTable.codeMailId))
    .where(and(eq(registrationTable.tokenHash, tokenHash), isPending))
    .for("update", { of: registrationTable });
  return row
    ? { ...row.registration, codeSentAt: row.sentAt?.getTime() ?? null, now: Number(row.now) }
    : null;
}

/** The last registration of an address that still waits for its code. */
export async function findRegistrationByEmail(db: Queries, email: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(registrationTable)
    .where(and(eq(registrationTable.email, email), isPending))
    .orderBy(desc(registrationTable.createdAt))
    .limit(1);
  return row ?? null;
}

/** Lets registrations of one address take turns until the transaction ends. */
export async function lockRegistrationsOf(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${email}`}, 0))`);
}

export async function addRegistration(
  tx: Transaction,
  row: Omit<typeof registrationTable.$inferInsert, "codeAskedAt" | "attempts" | "createdAt">,
): Promise<void> {
  await tx.insert(registrationTable).values(row);
}

/** Replaces the code; the tries begin anew. */
export async function replaceCode(
  tx: Transaction,
  id: string,
  code: { readonly codeHash: string; readonly codeMailId: string | null },
): Promise<void> {
  await tx
    .update(registrationTable)
    .set({ ...code, codeAskedAt: sql`now()`, attempts: 0 })
    .where(eq(registrationTable.id, id));
}

export async function countWrongCode(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(registrationTable)
    .set({ attempts: sql`${registrationTable.attempts} + 1` })
    .where(eq(registrationTable.id, id));
}

/** Ends the other registrations of an address: one has made its account, and can still be asked for it again. */
export async function endOtherRegistrations(
  tx: Transaction,
  { id, email }: Pick<PendingRegistration, "id" | "email">,
): Promise<void> {
  await tx
    .delete(registrationTable)
    .where(and(eq(registrationTable.email, email), ne(registrationTable.id, id)));
}

export async function renameRegistration(
  tx: Transaction,
  id: string,
  { firstName, lastName }: Pick<PendingRegistration, "firstName" | "lastName">,
): Promise<void> {
  await tx.update(registrationTable).set({ firstName, lastName }).where(eq(registrationTable.id, id));
}

type Whose = Pick<typeof signInTurnTable.$inferSelect, "account" | "network">;

/**
 * Uses up the turn of a network that has waited for it and answers 0; else gives it one, `delayS` from now unless it has
 * one already, and answers how many seconds are left. Asking again does not put it off.
 */
export async function takeTurn(db: Queries, whose: Whose, delayS: number): Promise<number> {
  const { account, network, opensAt } = signInTurnTable;
  const taken = await db
    .delete(signInTurnTable)
    .where(and(eq(account, whose.account), eq(network, whose.network), lte(opensAt, sql`now()`)))
    .returning({ network });
  if (taken.length > 0) return 0;
  const [given] = await db
    .insert(signInTurnTable)
    .values({ ...whose, opensAt: sql`now() + make_interval(secs => ${delayS})` })
    .onConflictDoUpdate({ target: [account, network], set: { opensAt: sql`${opensAt}` } })
    .returning({ waitS: sql<number>`greatest(1, ceil(extract(epoch from ${opensAt} - now())))::int` });
  return given?.waitS ?? delayS;
}

/** A guest's artwork, cart, comparisons, quote requests, quotations and orders become an account's. */
export async function moveBelongings(tx: Transaction, guestId: number, customerId: number): Promise<void> {
  await dropLinesOfAccount(tx, guestId, customerId);
  await moveCartPreferences(tx, guestId, customerId);
  await moveCheckoutDraft(tx, guestId, customerId);
  await dropComparedOfAccount(tx, guestId, customerId);
  for (const table of [
    artworkTable,
    cartLineTable,
    comparisonTable,
    quoteRequestTable,
    quotationTable,
    orderTable,
    idempotencyKeyTable,
  ])
    await tx.update(table).set(customerOwner(customerId)).where(eq(table.guestId, guestId));
}
