import { and, eq, isNull, sql } from "drizzle-orm";
import { challengeLifeMs, staffSessionRules } from "#domain/studio/staff-rules.ts";
import { staffSessionTable, staffTable } from "#platform/db/schema/staff.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Staff } from "./staff.ts";

export type StaffSession = typeof staffSessionTable.$inferSelect;

/** A browser of the staff, and whose it is. */
export interface StaffAtWork {
  readonly staff: Staff;
  readonly session: StaffSession;
  /** Nothing was heard of them for so long that what is guarded asks for them again. */
  readonly wasIdle: boolean;
}

function seconds(ms: number) {
  return sql`make_interval(secs => ${ms / 1000})`;
}

const lives = sql`case when ${staffSessionTable.stage} = 'open'
  then ${seconds(staffSessionRules.lifeMs)} else ${seconds(staffSessionRules.halfLifeMs)} end`;
const isAlive = sql`${staffSessionTable.createdAt} > now() - ${lives}`;
const wasActive = sql`${staffSessionTable.activeAt} > now() - ${seconds(staffSessionRules.idleMs)}`;

/** A session that has not run out, of somebody who works here. */
export async function findStaffSession(db: Queries, tokenHash: string): Promise<StaffAtWork | null> {
  const [row] = await db
    .select({ session: staffSessionTable, staff: staffTable, wasIdle: sql<boolean>`not (${wasActive})` })
    .from(staffSessionTable)
    .innerJoin(staffTable, eq(staffTable.id, staffSessionTable.staffId))
    .where(and(eq(staffSessionTable.tokenHash, tokenHash), isNull(staffTable.leftAt), isAlive));
  return row ?? null;
}

/** Notes a sign of life, at most once a minute; after too long a silence none counts until `confirmStaffSession`. */
export async function touchStaffSession(db: Queries, tokenHash: string): Promise<void> {
  await db
    .update(staffSessionTable)
    .set({ activeAt: sql`now()` })
    .where(
      and(
        eq(staffSessionTable.tokenHash, tokenHash),
        wasActive,
        sql`${staffSessionTable.activeAt} < now() - interval '1 minute'`,
      ),
    );
}

export async function addStaffSession(
  tx: Transaction,
  row: Pick<StaffSession, "tokenHash" | "staffId" | "stage">,
): Promise<void> {
  await tx.insert(staffSessionTable).values(row);
}

/** Who was idle has confirmed that it is them. */
export async function confirmStaffSession(db: Queries, tokenHash: string): Promise<void> {
  await db
    .update(staffSessionTable)
    .set({ activeAt: sql`now()` })
    .where(eq(staffSessionTable.tokenHash, tokenHash));
}

/** Keeps what a passkey is to sign. */
export async function keepChallenge(db: Queries, tokenHash: string, challenge: string): Promise<void> {
  await db
    .update(staffSessionTable)
    .set({ challenge, challengeEndsAt: sql`now() + ${seconds(challengeLifeMs)}` })
    .where(eq(staffSessionTable.tokenHash, tokenHash));
}

/** Takes it away, whatever comes of it; null where it was used or has run out. */
export async function takeChallenge(tx: Transaction, tokenHash: string): Promise<string | null> {
  const isThis = eq(staffSessionTable.tokenHash, tokenHash);
  const [row] = await tx
    .select({
      challenge: staffSessionTable.challenge,
      counts: sql<boolean>`coalesce(${staffSessionTable.challengeEndsAt} > now(), false)`,
    })
    .from(staffSessionTable)
    .where(isThis)
    .for("update");
  await tx.update(staffSessionTable).set({ challenge: null, challengeEndsAt: null }).where(isThis);
  return row?.counts ? row.challenge : null;
}

/** Ends a sign-in; what it follows ends as well. */
export async function endStaffSession(db: Queries, { tokenHash, staffId }: StaffSession): Promise<void> {
  await db.delete(staffSessionTable).where(eq(staffSessionTable.tokenHash, tokenHash));
  await notifyStudio(db, { kind: "sessions", id: String(staffId) });
}

export async function endStaffSessionsOf(db: Queries, staffId: number): Promise<void> {
  await db.delete(staffSessionTable).where(eq(staffSessionTable.staffId, staffId));
  await notifyStudio(db, { kind: "sessions", id: String(staffId) });
}

/** Keeps a sealed time code with the session until a code of it was given. */
export async function keepNewTimeCode(db: Queries, tokenHash: string, sealed: string): Promise<void> {
  await db
    .update(staffSessionTable)
    .set({ newTimeCode: sealed })
    .where(eq(staffSessionTable.tokenHash, tokenHash));
}
