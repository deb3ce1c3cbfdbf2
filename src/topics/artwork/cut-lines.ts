import { and, asc, count, eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { artworkTable, cutLineTable } from "#platform/db/schema/artwork.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type SavedCutLine = typeof cutLineTable.$inferSelect;
export type NewCutLine = Omit<SavedCutLine, "isOnPaper" | "keptAt">;

/** Whether something of its owner's names a row of `cut_line`: a cart line, a comparison, or what is on paper. */
const isCutLineNamed = sql`(cut_line.is_on_paper or exists (
    select from artwork as its, (
      select customer_id, guest_id, selection->'artwork'->'cutLines' as lines from cart_line
      union all select customer_id, guest_id, selection->'artwork'->'cutLines' from comparison
    ) as named
    where its.id = cut_line.artwork_id and (named.customer_id = its.customer_id or named.guest_id = its.guest_id)
      and named.lines ? cut_line.id))`;

function byId(rows: readonly SavedCutLine[]): ReadonlyMap<string, SavedCutLine> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of some ids that go round an owner's artwork, by id. */
export async function findCutLines(
  db: Queries,
  owner: Owner | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedCutLine>> {
  if (owner === null || ids.length === 0) return new Map();
  const rows = await db
    .select(getTableColumns(cutLineTable))
    .from(cutLineTable)
    .innerJoin(artworkTable, eq(artworkTable.id, cutLineTable.artworkId))
    .where(and(belongsTo(artworkTable, owner), inArray(cutLineTable.id, [...ids])));
  return byId(rows);
}

/** The lines of some ids, whoever's they are: for what their owner was promised. */
export async function readCutLines(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedCutLine>> {
  if (ids.length === 0) return new Map();
  return byId(
    await db
      .select()
      .from(cutLineTable)
      .where(inArray(cutLineTable.id, [...ids])),
  );
}

/** The same line of the same artwork, kept before. */
export async function findSameCutLine(
  tx: Transaction,
  { artworkId, digest }: Pick<NewCutLine, "artworkId" | "digest">,
): Promise<SavedCutLine | null> {
  const [row] = await tx
    .select()
    .from(cutLineTable)
    .where(and(eq(cutLineTable.artworkId, artworkId), eq(cutLineTable.digest, digest)));
  return row ?? null;
}

/** Whether an artwork is an owner's; until the transaction ends it is not deleted, and nobody else keeps lines of it or takes it. */
export async function holdArtwork(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: artworkTable.id })
    .from(artworkTable)
    .where(and(belongsTo(artworkTable, owner), eq(artworkTable.id, id)))
    .for("no key update");
  return rows.length > 0;
}

export async function addCutLine(tx: Transaction, line: NewCutLine): Promise<SavedCutLine> {
  const [row] = await tx.insert(cutLineTable).values(line).returning();
  if (row === undefined) throw new Error("A cut line was not stored.");
  return row;
}

/** Makes room among the lines of an artwork that is held: of those that nothing names the oldest go. Answers how many are left. */
export async function leaveCutLines(tx: Transaction, artworkId: string, most: number): Promise<number> {
  const ofArtwork = eq(cutLineTable.artworkId, artworkId);
  const [row] = await tx.select({ lines: count() }).from(cutLineTable).where(ofArtwork);
  const lines = row?.lines ?? 0;
  if (lines <= most) return lines;
  const oldest = tx
    .select({ id: cutLineTable.id })
    .from(cutLineTable)
    .where(and(ofArtwork, not(isCutLineNamed)))
    .orderBy(asc(cutLineTable.keptAt), cutLineTable.id)
    .limit(lines - most);
  const { rowCount } = await tx.delete(cutLineTable).where(inArray(cutLineTable.id, oldest));
  return lines - (rowCount ?? 0);
}
