import { and, eq, lte, sql } from "drizzle-orm";
import { signInTurnTable } from "#platform/db/schema/sign-in-turn.ts";
import type { Queries } from "#platform/db/transaction.ts";

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
