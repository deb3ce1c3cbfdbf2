import { type SQL, sql } from "drizzle-orm";
import { deleteWatched } from "#platform/db/delete-watched.ts";
import { changeRevision, type Transaction } from "#platform/db/database.ts";
import { removeUnused, withoutReference } from "#topics/artwork/sweep-files.ts";
import type { Services } from "#topics/services.ts";
import { guestMark, memberMark } from "#topics/person/demonstration-mark.ts";

type Needs = Pick<Services, "db" | "storage">;

/** Rows of a table, by a condition. */
interface Rows {
  readonly table: string;
  readonly where: SQL;
}

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly referred: string;
}

/** What refers to a table and does not go with it by itself. */
async function referencesTo(tx: Transaction, table: string): Promise<readonly Reference[]> {
  const { rows } = await tx.execute(sql`
    select child.relname as child, its.attname as "column", theirs.attname as referred
    from pg_constraint
      join pg_class as child on child.oid = conrelid
      join pg_attribute as its on its.attrelid = conrelid and its.attnum = conkey[1]
      join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and confrelid = ${table}::regclass and confdeltype in ('a', 'r') and conrelid <> confrelid`);
  return rows as unknown as readonly Reference[];
}

/** Deletes rows and before them all that refers to them, whichever tables that has come to be in. */
async function deleteWithReferences(tx: Transaction, rows: Rows): Promise<void> {
  for (const { child, column, referred } of await referencesTo(tx, rows.table)) {
    const where = sql`${sql.identifier(column)} in (select ${sql.identifier(referred)} from ${sql.identifier(rows.table)} where ${rows.where})`;
    await deleteWithReferences(tx, { table: child, where });
  }
  await deleteWatched(tx, rows.table, rows.where);
}

/** Contents of the demonstration's files. */
async function contentsOf(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    select distinct unnest(array_remove(array[sha256, picture_sha256, thumbnail_sha256, plates_sha256], null)) as sha256 from artwork
    where customer_id in (select id from customer where ${members.where}) or guest_id in (select id from guest where ${guests.where})`);
  return rows.map(({ sha256 }) => sha256);
}

const members: Rows = { table: "customer", where: sql`password_hash = ${memberMark}` };
const guests: Rows = { table: "guest", where: sql`starts_with(token_hash, ${guestMark})` };

/** What goes by a reference to its owner that would leave it without one. */
const owned = ["review", "question", "shop_order", "quotation", "quote_request"] as const;

/** The next papers are numbered on from those that are left: from 1 where there are none. */
async function setNumbersBack(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update paper_number set last = (
      select coalesce(max(number), 0) from tax_paper where tax_paper.kind = paper_number.kind)`);
}

async function remove(tx: Transaction): Promise<readonly string[]> {
  await tx.execute(sql`lock table shop_order, paper_number in share row exclusive mode`);
  const contents = await contentsOf(tx);
  for (const owner of [members, guests])
    for (const table of owned) {
      if (owner === guests && (table === "review" || table === "question")) continue;
      const column = sql.identifier(`${owner.table}_id`);
      const where = sql`${column} in (select id from ${sql.identifier(owner.table)} where ${owner.where})`;
      await deleteWithReferences(tx, { table, where });
    }
  for (const owner of [members, guests]) await deleteWithReferences(tx, owner);
  await setNumbersBack(tx);
  await changeRevision(tx);
  return contents;
}

/** Takes a demonstration away, with its files: afterwards the shop is as it was before. What is real stays. */
export async function removeDemonstration(services: Needs): Promise<void> {
  const contents = await services.db.transaction(remove);
  const left = await withoutReference(services.db, contents);
  if (left.length > 0) await removeUnused(services, left, { waits: true });
}
