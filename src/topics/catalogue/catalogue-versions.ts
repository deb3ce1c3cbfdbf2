import { eq, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#platform/db/database.ts";
import { catalogueCurrentTable, catalogueVersionTable } from "#platform/db/schema/shop.ts";

/** The channel on which nodes hear that another version became current; the payload is its id. */
export const catalogueChannel = "catalogue";

export interface CurrentVersion {
  readonly versionId: string;
  readonly shippedId: string;
  readonly offeredId: string | null;
}

export async function readCurrentVersion(db: Pick<Database, "select">): Promise<CurrentVersion | null> {
  const [row] = await db
    .select({
      versionId: catalogueCurrentTable.versionId,
      shippedId: catalogueCurrentTable.shippedId,
      offeredId: catalogueCurrentTable.offeredId,
    })
    .from(catalogueCurrentTable);
  return row ?? null;
}

export async function readCatalogueDocument(db: Queries, versionId: string): Promise<unknown> {
  const [row] = await db
    .select({ document: catalogueVersionTable.document })
    .from(catalogueVersionTable)
    .where(eq(catalogueVersionTable.id, versionId));
  return row?.document ?? null;
}

/** A document, by the name it is kept under. */
export interface PublishedVersion {
  readonly id: string;
  readonly document: unknown;
}

/** The document on sale, held until the transaction ends: whoever publishes another takes a turn. Null where there is none. */
export async function lockCurrentDocument(tx: Transaction): Promise<unknown> {
  const [current] = await tx
    .select({ id: catalogueCurrentTable.versionId })
    .from(catalogueCurrentTable)
    .for("update");
  return current ? readCatalogueDocument(tx, current.id) : null;
}

/**
 * Stores a version unless it is there, makes it the current one and tells every node once the transaction has ended. `shipped`: the
 * version that the program came with, where this one is made of it.
 */
export async function writeCurrentVersion(
  tx: Transaction,
  version: PublishedVersion,
  shipped: PublishedVersion | null,
): Promise<void> {
  for (const { id, document } of shipped ? [version, shipped] : [version])
    await tx.insert(catalogueVersionTable).values({ id, document }).onConflictDoNothing();
  const { id } = version;
  const set = { versionId: id, since: sql`now()`, ...(shipped && { shippedId: shipped.id }) };
  await tx
    .insert(catalogueCurrentTable)
    .values({ versionId: id, shippedId: shipped?.id ?? id })
    .onConflictDoUpdate({ target: catalogueCurrentTable.only, set });
  await tx.execute(sql`select pg_notify(${catalogueChannel}, ${id})`);
}

/** Notes what a program has brought while the shop sells a catalogue of its own; null where there is nothing of the kind. */
export async function writeOffered(tx: Transaction, offered: PublishedVersion | null): Promise<void> {
  if (offered !== null) await tx.insert(catalogueVersionTable).values(offered).onConflictDoNothing();
  const offeredId = offered?.id ?? null;
  await tx
    .update(catalogueCurrentTable)
    .set({ offeredId })
    .where(sql`${catalogueCurrentTable.offeredId} is distinct from ${offeredId}`);
}
