import { and, eq, isNull, sql } from "drizzle-orm";
import { cookieLives } from "#domain/account/cookie-lives.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type GuestRow = typeof guestTable.$inferSelect;
type Details = Pick<GuestRow, "firstName" | "lastName" | "email">;

function isOwn(tokenHash: string) {
  return and(
    eq(guestTable.tokenHash, tokenHash),
    isNull(guestTable.customerId),
    sql`${guestTable.seenAt} > now() - make_interval(secs => ${cookieLives.guestMs / 1000})`,
  );
}

/** The guest a browser remembers; null once an account has taken over. */
export async function findGuest(db: Queries, tokenHash: string): Promise<GuestRow | null> {
  const [row] = await db.select().from(guestTable).where(isOwn(tokenHash));
  return row ?? null;
}

/** The guest of a number, whosever it is: for who was let act for it. */
export async function findGuestNumbered(db: Queries, id: number): Promise<GuestRow | null> {
  const [row] = await db.select().from(guestTable).where(eq(guestTable.id, id));
  return row ?? null;
}

export async function addGuest(
  db: Queries,
  details: Details & { readonly tokenHash: string },
): Promise<GuestRow> {
  const [row] = await db.insert(guestTable).values(details).returning();
  if (!row) throw new Error("A guest was not stored.");
  return row;
}

/** A guest without a name; null when the token was given out before. */
export async function addNamelessGuest(db: Queries, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .insert(guestTable)
    .values({ tokenHash })
    .onConflictDoNothing()
    .returning({ id: guestTable.id });
  return row?.id ?? null;
}

export async function changeGuest(
  db: Queries,
  tokenHash: string,
  details: Details,
): Promise<GuestRow | null> {
  const [row] = await db
    .update(guestTable)
    .set({ ...details, seenAt: sql`now()` })
    .where(isOwn(tokenHash))
    .returning();
  return row ?? null;
}

/** Writes name and address to a guest who is known to be the browser's own. */
export async function nameGuest(tx: Transaction, guestId: number, details: Details): Promise<void> {
  await tx
    .update(guestTable)
    .set({ ...details, seenAt: sql`now()` })
    .where(eq(guestTable.id, guestId));
  await notifyStudio(tx, { kind: "customer", id: `g${guestId}` });
}

/** Gives the guest of a browser to an account; answers the guest's id, or null when there was none left to give. */
export async function giveGuestTo(
  tx: Transaction,
  tokenHash: string,
  customerId: number,
): Promise<number | null> {
  const [row] = await tx
    .update(guestTable)
    .set({ customerId })
    .where(isOwn(tokenHash))
    .returning({ id: guestTable.id });
  return row?.id ?? null;
}

/**
 * Marks a guest as seen, and holds it so that nobody gives it away meanwhile. Answers the account that has taken over its
 * things if that happened since it was looked up, else null.
 */
export async function seeGuest(tx: Transaction, guestId: number): Promise<number | null> {
  const [row] = await tx
    .update(guestTable)
    .set({ seenAt: sql`now()` })
    .where(eq(guestTable.id, guestId))
    .returning({ customerId: guestTable.customerId });
  return row?.customerId ?? null;
}
