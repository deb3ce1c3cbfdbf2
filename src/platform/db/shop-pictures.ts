import { eq, inArray } from "drizzle-orm";
import { shopPictureTable } from "#platform/db/schema/shop.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

type StoredPicture = Omit<typeof shopPictureTable.$inferSelect, "addedAt">;

/** Keeps a picture; one that is there already stays. */
export async function addShopPicture(tx: Transaction, picture: StoredPicture): Promise<void> {
  await tx.insert(shopPictureTable).values(picture).onConflictDoNothing();
}

/** The picture of an id, or its small one; null where there is none. */
export async function readShopPicture(
  db: Queries,
  id: string,
  size: "picture" | "small",
): Promise<Buffer | null> {
  const rows = await db
    .select({ bytes: shopPictureTable[size] })
    .from(shopPictureTable)
    .where(eq(shopPictureTable.id, id));
  return rows[0]?.bytes ?? null;
}

/** Which of these ids have a picture. */
export async function knownPictures(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id } = shopPictureTable;
  const rows = await db
    .select({ id })
    .from(shopPictureTable)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
