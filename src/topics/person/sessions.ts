import { and, eq, sql } from "drizzle-orm";
import { sessionRules } from "#domain/account/limits.ts";
import { customerTable, sessionTable } from "#platform/db/schema/customer.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type Session = typeof sessionTable.$inferSelect;
export interface OpenSession {
  readonly session: Session;
  readonly customer: typeof customerTable.$inferSelect;
}

function seconds(ms: number) {
  return sql`make_interval(secs => ${ms / 1000})`;
}

const isAlive = sql`${sessionTable.seenAt} > now() - ${seconds(sessionRules.idleMs)}
  and ${sessionTable.createdAt} > now() - ${seconds(sessionRules.absoluteMs)}`;

export async function addSession(
  tx: Transaction,
  row: Pick<Session, "tokenHash" | "customerId" | "temporaryPasswordHash">,
): Promise<void> {
  await tx.insert(sessionTable).values(row);
}

/** A session that is neither idle for 14 days nor 90 days old, with its customer. */
export async function findSession(db: Queries, tokenHash: string): Promise<OpenSession | null> {
  const [row] = await db
    .select({ session: sessionTable, customer: customerTable })
    .from(sessionTable)
    .innerJoin(customerTable, eq(customerTable.id, sessionTable.customerId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), isAlive));
  return row ?? null;
}

/** Notes that a session is in use, at most once an hour. */
export async function touchSession(db: Queries, tokenHash: string): Promise<void> {
  await db
    .update(sessionTable)
    .set({ seenAt: sql`now()` })
    .where(
      and(eq(sessionTable.tokenHash, tokenHash), sql`${sessionTable.seenAt} < now() - interval '1 hour'`),
    );
}

export async function endSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash));
}

export async function endSessionsOf(db: Queries, customerId: number): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.customerId, customerId));
}
