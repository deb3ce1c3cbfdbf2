import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { catalogueCurrent, catalogueVersion } from "./schema/catalogue-version.ts";

/** The channel on which nodes hear that another version became current; the payload is its id. */
export const catalogueChannel = "catalogue";

export interface CurrentVersion {
  readonly versionId: string;
  readonly shippedId: string;
}

export async function readCurrentVersion(db: Pick<Database, "select">): Promise<CurrentVersion | null> {
  const [row] = await db
    .select({ versionId: catalogueCurrent.versionId, shippedId: catalogueCurrent.shippedId })
    .from(catalogueCurrent);
  return row ?? null;
}

export async function readCatalogueDocument(db: Database, versionId: string): Promise<unknown> {
  const [row] = await db
    .select({ document: catalogueVersion.document })
    .from(catalogueVersion)
    .where(eq(catalogueVersion.id, versionId));
  return row?.document ?? null;
}

/** Stores a version unless it is there, makes it the current one and tells every node, all in one transaction. */
export async function storeCurrentVersion(
  db: Database,
  version: { readonly id: string; readonly document: unknown; readonly shipped: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, document, shipped } = version;
    await tx.insert(catalogueVersion).values({ id, document }).onConflictDoNothing();
    const changed = { versionId: id, since: sql`now()`, ...(shipped ? { shippedId: id } : {}) };
    await tx
      .insert(catalogueCurrent)
      .values({ versionId: id, shippedId: id })
      .onConflictDoUpdate({ target: catalogueCurrent.only, set: changed });
    await tx.execute(sql`select pg_notify(${catalogueChannel}, ${id})`);
  });
}
