import { and, desc, eq, ne, sql } from "drizzle-orm";
import { codeRules } from "#domain/account/limits.ts";
import { registrationTable } from "#platform/db/schema/customer.ts";
import { mailTable } from "#platform/db/schema/mail.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

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
