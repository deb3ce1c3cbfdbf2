import { and, eq, sql } from "drizzle-orm";
import { sessionRules } from "#domain/account/limits.ts";
import { customer } from "../schema/customer.ts";
import { session } from "../schema/session.ts";
import type { Queries, Transaction } from "../transaction.ts";

export type Session = typeof session.$inferSelect;
export interface OpenSession {
  readonly session: Session;
  readonly customer: typeof customer.$inferSelect;
}

function seconds(ms: number) {
  return sql`make_interval(secs => ${ms / 1000})`;
}

const isAlive = sql`${session.seenAt} > now() - ${seconds(sessionRules.idleMs)}
  and ${session.createdAt} > now() - ${seconds(sessionRules.absoluteMs)}`;

export async function addSession(
  tx: Transaction,
  row: Pick<Session, "tokenHash" | "customerId" | "temporaryPasswordHash">,
): Promise<void> {
  await tx.insert(session).values(row);
}

/** A session that is neither idle for 14 days nor 90 days old, with its customer. */
export async function findSession(db: Queries, tokenHash: string): Promise<OpenSession | null> {
  const [row] = await db
    .select({ session, customer })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(and(eq(session.tokenHash, tokenHash), isAlive));
  return row ?? null;
}

/** Notes that a session is in use, at most once an hour. */
export async function touchSession(db: Queries, tokenHash: string): Promise<void> {
  await db
    .update(session)
    .set({ seenAt: sql`now()` })
    .where(and(eq(session.tokenHash, tokenHash), sql`${session.seenAt} < now() - interval '1 hour'`));
}

export async function endSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

export async function endSessionsOf(db: Queries, customerId: number): Promise<void> {
  await db.delete(session).where(eq(session.customerId, customerId));
}
