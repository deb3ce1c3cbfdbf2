import { and, eq, isNull, sql } from "drizzle-orm";
import { cookieLives } from "#domain/account/limits.ts";
import { guest } from "../schema/guest.ts";
import type { Queries, Transaction } from "../transaction.ts";

export type Guest = typeof guest.$inferSelect;
type Details = Pick<Guest, "firstName" | "lastName" | "email">;

function isOwn(tokenHash: string) {
  return and(
    eq(guest.tokenHash, tokenHash),
    isNull(guest.customerId),
    sql`${guest.seenAt} > now() - make_interval(secs => ${cookieLives.guestMs / 1000})`,
  );
}

/** The guest a browser remembers; null once an account has taken over. */
export async function findGuest(db: Queries, tokenHash: string): Promise<Guest | null> {
  const [row] = await db.select().from(guest).where(isOwn(tokenHash));
  return row ?? null;
}

export async function addGuest(
  db: Queries,
  details: Details & { readonly tokenHash: string },
): Promise<Guest> {
  const [row] = await db.insert(guest).values(details).returning();
  if (!row) throw new Error("A guest was not stored.");
  return row;
}

/** A guest without a name; null when the token was given out before. */
export async function addNamelessGuest(db: Queries, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .insert(guest)
    .values({ tokenHash })
    .onConflictDoNothing()
    .returning({ id: guest.id });
  return row?.id ?? null;
}

export async function changeGuest(db: Queries, tokenHash: string, details: Details): Promise<Guest | null> {
  const [row] = await db
    .update(guest)
    .set({ ...details, seenAt: sql`now()` })
    .where(isOwn(tokenHash))
    .returning();
  return row ?? null;
}

/** Writes name and address to a guest who is known to be the browser's own. */
export async function nameGuest(tx: Transaction, guestId: number, details: Details): Promise<void> {
  await tx
    .update(guest)
    .set({ ...details, seenAt: sql`now()` })
    .where(eq(guest.id, guestId));
}

/** Gives the guest of a browser to an account; answers the guest's id, or null when there was none left to give. */
export async function giveGuestTo(
  tx: Transaction,
  tokenHash: string,
  customerId: number,
): Promise<number | null> {
  const [row] = await tx
    .update(guest)
    .set({ customerId })
    .where(isOwn(tokenHash))
    .returning({ id: guest.id });
  return row?.id ?? null;
}

/**
 * Marks a guest as seen, and holds it so that nobody gives it away meanwhile. Answers the account that has taken over its
 * things if that happened since it was looked up, else null.
 */
export async function seeGuest(tx: Transaction, guestId: number): Promise<number | null> {
  const [row] = await tx
    .update(guest)
    .set({ seenAt: sql`now()` })
    .where(eq(guest.id, guestId))
    .returning({ customerId: guest.customerId });
  return row?.customerId ?? null;
}
