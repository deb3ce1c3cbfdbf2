import { and, count, desc, eq, getTableColumns, inArray, not, sql, type SQL } from "drizzle-orm";
import { belongsTo, type Owner, ownerName } from "#platform/db/owner.ts";
import { artworkTable, artworkUseTable, cutLineTable } from "#platform/db/schema/artwork.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { type ArtworkUse, MOST_USES_TOLD } from "#domain/artwork/artwork-use.ts";
import { cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Config } from "#platform/config.ts";

export type Artwork = typeof artworkTable.$inferSelect;

/** What is known of a file beside whose it is. */
export type NewArtwork = Omit<Artwork, "customerId" | "guestId" | "keptAt" | "usedAt">;

/** Artwork, and when it goes unless something names it then. */
export interface EndingArtwork extends Artwork {
  readonly endsAt: Date;
}

export type ArtworkLives = Pick<Config, "artworkLifeMs" | "unusedUploadLifeMs">;

function lasting(ms: number): SQL {
  return sql`make_interval(secs => ${ms / 1000})`;
}

/** When a row of `artwork` goes unless something names it then: so long after it was last chosen, and sooner where it never was. */
export function artworkEnd({ artworkLifeMs, unusedUploadLifeMs }: ArtworkLives): SQL {
  return sql`artwork.used_at + case when artwork.used_at = artwork.kept_at
    then least(${lasting(unusedUploadLifeMs)}, ${lasting(artworkLifeMs)}) else ${lasting(artworkLifeMs)} end`;
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

/** All artwork of an owner becomes another's. */
export async function giveArtwork(tx: Transaction, from: Owner, to: Owner): Promise<void> {
  if (ownerName(from) === ownerName(to)) return;
  await tx.update(artworkTable).set(to).where(belongsTo(artworkTable, from));
}

/** Short lists that name files of artwork, and where their owner sees them: nowhere what was taken out of a cart and can be put back. */
const lists = sql`(
    select customer_id, guest_id, selection->'artwork'->'files' as files,
      case when removed_at is null then 'cart' end as place from cart_line
    union all select customer_id, guest_id, selection->'artwork'->'files', 'comparison' from comparison
  )`;

const isListed = sql`(listed.customer_id = artwork.customer_id or listed.guest_id = artwork.guest_id) and listed.files ? artwork.id`;

const isOnPaper = sql`exists (select from artwork_use where artwork_id = artwork.id)`;

/** Whether something of an artwork's owner names it: a cart line, a comparison, a quote request, a quotation or an order. For a row of `artwork`. */
export const isArtworkNamed = sql`(${isOnPaper} or exists (select from ${lists} as listed where ${isListed}))`;

/** The same without what was taken out of the cart: where its owner can see it. */
const isArtworkUsed = sql`(${isOnPaper} or exists (select from ${lists} as listed where ${isListed} and listed.place is not null))`;

type Paper = Pick<typeof artworkUseTable.$inferInsert, "place" | "number">;

/** Notes that a paper names its owner's files and their cut lines: none of them is deleted from now on. */
export async function addArtworkUses(
  tx: Transaction,
  owner: Owner,
  { place, number }: Paper,
  selections: readonly Pick<Selection, "artwork">[],
): Promise<void> {
  const ids = [...new Set(selections.flatMap(({ artwork }) => filesIn(artwork)))];
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${artworkUseTable} (artwork_id, place, number)
    select id, ${place}, ${number} from ${artworkTable}
    where ${belongsTo(artworkTable, owner)} and id = any (${sql.param(ids)}::text[])
    on conflict do nothing`);
  const lines = [...new Set(selections.flatMap(({ artwork }) => cutLinesIn(artwork)))];
  if (lines.length === 0) return;
  const own = tx.select({ id: artworkTable.id }).from(artworkTable).where(belongsTo(artworkTable, owner));
  await tx
    .update(cutLineTable)
    .set({ isOnPaper: true })
    .where(and(inArray(cutLineTable.id, lines), inArray(cutLineTable.artworkId, own)));
}

/**
 * Files that guests had on some papers go to the account that the papers have gone to; those that a guest still has in the cart, in a
 * comparison or on a paper of their own stay with them.
 */
export async function moveArtworkOf(
  tx: Transaction,
  papers: readonly string[],
  customerId: number,
): Promise<void> {
  if (papers.length === 0) return;
  const moved = sql`${sql.param([...papers])}::text[]`;
  await tx.execute(sql`
    update ${artworkTable} set customer_id = ${customerId}, guest_id = null
    where guest_id is not null
      and id in (select artwork_id from artwork_use where number = any (${moved}))
      and not exists (select from artwork_use where artwork_id = artwork.id and number <> all (${moved}))
      and not exists (select from ${lists} as listed where ${isListed})`);
}

type FoundUse = ArtworkUse & { readonly id: string };

/**
 * Where an owner's files are used, by their ids: the cart first, then what is on paper, the newest of it first. Of each file so many uses
 * at most: what it costs hangs on the files asked for, never on how much an owner has ordered.
 */
export async function readArtworkUses(
  db: Queries,
  { customerId, guestId }: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ArtworkUse[]>> {
  if (ids.length === 0) return new Map();
  const asked = sql`${sql.param([...ids])}::text[]`;
  const { rows } = await db.execute<FoundUse & Record<string, unknown>>(sql`
    select distinct file.id, listed.place, null as number
    from ${lists} as listed, jsonb_array_elements_text(listed.files) as file(id)
    where (listed.customer_id = ${customerId} or listed.guest_id = ${guestId}) and listed.place is not null
      and file.id = any (${asked})
    union all
    select file.id, paper.place, paper.number
    from unnest(${asked}) as file(id) cross join lateral (
      select place, number from artwork_use where artwork_id = file.id
      order by place, number desc nulls last limit ${MOST_USES_TOLD}) as paper
    order by place, number desc nulls last`);
  const uses = Map.groupBy(rows, ({ id }) => id);
  return new Map([...uses].map(([id, found]) => [id, found.slice(0, MOST_USES_TOLD)]));
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
