import { and, inArray, sql } from "drizzle-orm";
import { type ArtworkUse, MOST_USES_TOLD } from "#domain/artwork/artwork-use.ts";
import { cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { artworkTable } from "#platform/db/schema/files/artwork.ts";
import { artworkUseTable } from "#platform/db/schema/files/artwork-use.ts";
import { cutLineTable } from "#platform/db/schema/files/cut-line.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

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
export const isArtworkUsed = sql`(${isOnPaper} or exists (select from ${lists} as listed where ${isListed} and listed.place is not null))`;

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
