import { desc, eq, sql } from "drizzle-orm";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import type { PublishedRows } from "#domain/catalogue/sheets/sheet.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import {
  catalogueDraftTable,
  cataloguePublicationTable,
  catalogueWaitingTable,
} from "#platform/db/schema/shop.ts";
import { staffTable } from "#platform/db/schema/staff.ts";

/** What is changed and not published. */
export interface CatalogueDraft {
  readonly changes: readonly CatalogueChange[];
  readonly revision: number;
}

const nothing: CatalogueDraft = { changes: [], revision: 0 };

export async function readDraftRow(db: Queries): Promise<CatalogueDraft> {
  const { changes, revision } = catalogueDraftTable;
  const [row] = await db.select({ changes, revision }).from(catalogueDraftTable);
  return row ?? nothing;
}

/** Puts other changes in the draft's place. Whoever does holds what is on sale. */
export async function writeDraftRow(tx: Transaction, changes: readonly CatalogueChange[]): Promise<number> {
  const [row] = await tx
    .insert(catalogueDraftTable)
    .values({ changes, revision: 1 })
    .onConflictDoUpdate({
      target: catalogueDraftTable.only,
      set: { changes, revision: sql`${catalogueDraftTable.revision} + 1` },
    })
    .returning({ revision: catalogueDraftTable.revision });
  return row?.revision ?? 0;
}

export type PublicationRow = typeof cataloguePublicationTable.$inferSelect;

export async function addPublication(
  tx: Transaction,
  row: typeof cataloguePublicationTable.$inferInsert,
): Promise<number> {
  const [added] = await tx
    .insert(cataloguePublicationTable)
    .values(row)
    .returning({ id: cataloguePublicationTable.id });
  if (added === undefined) throw new Error("A publication has a number.");
  return added.id;
}

export async function findPublication(db: Queries, id: number): Promise<PublicationRow | null> {
  const [row] = await db.select().from(cataloguePublicationTable).where(eq(cataloguePublicationTable.id, id));
  return row ?? null;
}

export async function findLastPublication(db: Queries): Promise<PublicationRow | null> {
  const [row] = await db
    .select()
    .from(cataloguePublicationTable)
    .orderBy(desc(cataloguePublicationTable.id))
    .limit(1);
  return row ?? null;
}

/** The publication that took one back; null while none has. */
export async function findTakenBack(db: Queries, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: cataloguePublicationTable.id })
    .from(cataloguePublicationTable)
    .where(eq(cataloguePublicationTable.undoes, id));
  return row?.id ?? null;
}

/** The newest publications, with who did them. */
export async function listPublicationRows(db: Queries, limit: number) {
  return db
    .select({ publication: cataloguePublicationTable, who: staffTable.name })
    .from(cataloguePublicationTable)
    .innerJoin(staffTable, eq(staffTable.id, cataloguePublicationTable.staffId))
    .orderBy(desc(cataloguePublicationTable.id))
    .limit(limit);
}

/**
 * What rows of each sheet have ever been published with, by the sheet's name: taken back or not, none of it is given again. Rows that
 * wait for their hour have theirs already.
 */
export async function readPublishedRows(db: Queries): Promise<ReadonlyMap<string, PublishedRows>> {
  const lists = db
    .select({ changes: cataloguePublicationTable.changes })
    .from(cataloguePublicationTable)
    .unionAll(db.select({ changes: catalogueWaitingTable.changes }).from(catalogueWaitingTable))
    .as("lists");
  const change = sql`jsonb_array_elements(${lists.changes}) change`;
  const rows = await db
    .select({
      sheet: sql<string>`change->>'sheet'`,
      last: sql<number>`max((change->>'row')::int)`,
      slugs: sql<
        string[]
      >`coalesce(array_agg(distinct change->'cells'->>'slug') filter (where change->'cells' ? 'slug'), '{}')`,
    })
    .from(lists)
    .crossJoinLateral(change)
    .where(sql`change->>'kind' = 'add' and change->>'row' ~ '^[0-9]{1,9}$'`)
    .groupBy(sql`change->>'sheet'`);
  return new Map(rows.map(({ sheet, last, slugs }) => [sheet, { last, slugs: new Set(slugs) }]));
}
