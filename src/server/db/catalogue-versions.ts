import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { catalogueCurrentTable, catalogueVersionTable } from "./schema/catalogue-version.ts";

/** The channel on which nodes hear that another version became current; the payload is its id. */
export const catalogueChannel = "catalogue";

export interface CurrentVersion {
  readonly versionId: string;
  readonly shippedId: string;
}

export async function readCurrentVersion(db: Pick<Database, "select">): Promise<CurrentVersion | null> {
  const [row] = await db
    .select({ versionId: catalogueCurrentTable.versionId, shippedId: catalogueCurrentTable.shippedId })
    .from(catalogueCurrentTable);
  return row ?? null;
}

export async function readCatalogueDocument(db: Database, versionId: string): Promise<unknown> {
  const [row] = await db
    .select({ document: catalogueVersionTable.document })
    .from(catalogueVersionTable)
    .where(eq(catalogueVersionTable.id, versionId));
  return row?.document ?? null;
}

/** Stores a version unless it is there, makes it the current one and tells every node, all in one transaction. */
export async function storeCurrentVersion(
  db: Database,
  version: { readonly id: string; readonly document: unknown; readonly shipped: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, document, shipped } = version;
    await tx.insert(catalogueVersionTable).values({ id, document }).onConflictDoNothing();
    const changed = { versionId: id, since: sql`now()`, ...(shipped ? { shippedId: id } : {}) };
    await tx
      .insert(catalogueCurrentTable)
      .values({ versionId: id, shippedId: id })
      .onConflictDoUpdate({ target: catalogueCurrentTable.only, set: changed });
    await tx.execute(sql`select pg_notify(${catalogueChannel}, ${id})`);
  });
}
