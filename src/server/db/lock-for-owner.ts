import { sql } from "drizzle-orm";
import type { Transaction } from "./transaction.ts";
import { type Owner, ownerName } from "./owner.ts";

/** An owner's cart, comparison or quotations are added to one at a time: what holds for one press holds for two at once. */
export async function lockForOwner(
  tx: Transaction,
  what: "cart" | "comparison" | "quotation",
  owner: Owner,
): Promise<void> {
  const whose = `${what} of ${ownerName(owner)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
}
