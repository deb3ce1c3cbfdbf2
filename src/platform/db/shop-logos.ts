import { eq } from "drizzle-orm";
import { shopLogoTable } from "#platform/db/schema/shop.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

type StoredLogo = Omit<typeof shopLogoTable.$inferSelect, "addedAt">;

/** Keeps a picture; one that is there already stays. */
export async function addLogo(tx: Transaction, logo: StoredLogo): Promise<void> {
  await tx.insert(shopLogoTable).values(logo).onConflictDoNothing();
}

/** The picture of an id; null where there is none. */
export async function readLogo(db: Queries, id: string): Promise<StoredLogo | null> {
  const [row] = await db.select().from(shopLogoTable).where(eq(shopLogoTable.id, id));
  return row ?? null;
}
