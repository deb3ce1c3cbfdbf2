import { sql } from "drizzle-orm";
import type { Queries } from "./database.ts";

export interface Counter {
  readonly key: string;
  readonly seconds: number;
}

export interface Count {
  readonly key: string;
  readonly tries: number;
  /** Seconds until this window ends. */
  readonly endsInS: number;
}

/** Counts a try, or an amount of what is limited, in each window and answers how many there are now: one statement, by the database's clock. */
export async function countTries(db: Queries, counters: readonly Counter[], amount = 1): Promise<Count[]> {
  const inOrder = counters.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = inOrder.map(({ key, seconds }) => sql`(${key}::text, ${seconds}::int)`);
  const { rows: counts } = await db.execute<{ key: string; tries: number; ends_in: number }>(sql`
    insert into rate_limit as counted (key, bucket, tries, ends_at)
    select key, floor(extract(epoch from now()) / seconds)::bigint, ${amount}::int,
      to_timestamp((floor(extract(epoch from now()) / seconds) + 1) * seconds)
    from (values ${sql.join(rows, sql`, `)}) as counter (key, seconds)
    on conflict (key, bucket) do update set tries = counted.tries + ${amount}::int
    returning key, tries, ceil(extract(epoch from ends_at - now()))::int as ends_in`);
  return counts.map(({ key, tries, ends_in: endsInS }) => ({ key, tries, endsInS }));
}

/** How many tries this window counts so far. */
export async function readTries(db: Queries, { key, seconds }: Counter): Promise<number> {
  const { rows } = await db.execute<{ tries: number }>(sql`
    select tries from rate_limit
    where key = ${key} and bucket = floor(extract(epoch from now()) / ${seconds}::int)::bigint`);
  return rows[0]?.tries ?? 0;
}

export async function forgetTries(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of keys) await db.execute(sql`delete from rate_limit where key = ${key}`);
}
