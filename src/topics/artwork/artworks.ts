import { and, count, desc, eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { artworkTable } from "#platform/db/schema/files/artwork.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";
import { artworkEnd, type ArtworkLives } from "./artwork-end.ts";
import { isArtworkUsed } from "./named-artwork.ts";

export type Artwork = typeof artworkTable.$inferSelect;

/** What is known of a file beside whose it is. */
export type NewArtwork = Omit<Artwork, "customerId" | "guestId" | "keptAt" | "usedAt">;

/** Artwork, and when it goes unless something names it then. */
export interface EndingArtwork extends Artwork {
  readonly endsAt: Date;
}

/** An owner's artwork, the last kept first, and of its pages the first: so much of it, or that of an id. */
export function listArtworks(
  db: Queries,
  owner: Owner,
  lives: ArtworkLives,
  asked: { readonly limit: number } | { readonly id: string },
): Promise<EndingArtwork[]> {
  const isIt = "id" in asked ? eq(artworkTable.id, asked.id) : undefined;
  return db
    .select({ ...getTableColumns(artworkTable), endsAt: artworkEnd(lives).mapWith(artworkTable.usedAt) })
    .from(artworkTable)
    .where(and(belongsTo(artworkTable, owner), isIt))
    .orderBy(desc(artworkTable.keptAt), artworkTable.page, artworkTable.id)
    .limit("id" in asked ? 1 : asked.limit);
}

/** Those of some ids that are an owner's, by id. */
export async function findArtworks(
  db: Queries,
  owner: Owner | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Artwork>> {
  if (owner === null || ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(artworkTable)
    .where(and(belongsTo(artworkTable, owner), inArray(artworkTable.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The artwork of some ids, whoever's it is: for what its owner was promised. */
export async function readArtworks(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Artwork>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(artworkTable)
    .where(inArray(artworkTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** An owner's artwork of this content, each page once, the first page first; one of that name before others. */
export function findPagesOf(
  db: Queries,
  owner: Owner,
  { sha256, name }: Pick<Artwork, "sha256" | "name">,
): Promise<readonly Artwork[]> {
  return db
    .selectDistinctOn([artworkTable.page])
    .from(artworkTable)
    .where(and(belongsTo(artworkTable, owner), eq(artworkTable.sha256, sha256)))
    .orderBy(artworkTable.page, desc(eq(artworkTable.name, name)), desc(artworkTable.keptAt));
}

export async function countArtworks(db: Queries, owner: Owner): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(artworkTable).where(belongsTo(artworkTable, owner));
  return row?.rows ?? 0;
}

export async function addArtwork(tx: Transaction, owner: Owner, artwork: NewArtwork): Promise<Artwork> {
  const [row] = await tx
    .insert(artworkTable)
    .values({ ...artwork, ...owner })
    .returning();
  if (row === undefined) throw new Error("An artwork was not stored.");
  return row;
}

/**
 * Deletes an owner's artwork unless it is used where they can see it; answers what is deleted. Whoever takes it holds its row: what
 * they commit is waited for, and read after that.
 */
export async function removeUnusedArtwork(
  tx: Transaction,
  owner: Owner,
  id: string,
): Promise<Artwork | null> {
  const isIt = and(belongsTo(artworkTable, owner), eq(artworkTable.id, id));
  await tx.select({ id: artworkTable.id }).from(artworkTable).where(isIt).for("update");
  const [row] = await tx
    .delete(artworkTable)
    .where(and(isIt, not(isArtworkUsed)))
    .returning();
  return row ?? null;
}

/** Used again within so many milliseconds: that is noted already. */
const NOTED_MS = 3_600_000;

/** The first use always is: until then the two times are one. */
function isUseUnnoted({ keptAt, usedAt }: Artwork): boolean {
  return usedAt.getTime() === keptAt.getTime() || Date.now() - usedAt.getTime() > NOTED_MS;
}

/**
 * Those of some ids that are an owner's, by id: chosen for something, they are kept for a time after that. Until the transaction ends none
 * of them is deleted. Locked in one order, so that two that take the same ones do not wait for each other.
 */
export async function markArtworksUsed(
  tx: Transaction,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Artwork>> {
  const rows = await tx
    .select()
    .from(artworkTable)
    .where(and(belongsTo(artworkTable, owner), inArray(artworkTable.id, [...ids])))
    .orderBy(artworkTable.id)
    .for("no key update");
  const unnoted = rows.filter(isUseUnnoted).map(({ id }) => id);
  if (unnoted.length > 0)
    await tx
      .update(artworkTable)
      .set({ usedAt: sql`now()` })
      .where(inArray(artworkTable.id, unnoted));
  return new Map(rows.map((row) => [row.id, row]));
}
