import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/**
 * Deletes rows whatever watches over them: facts are only added to, but those of a demonstration or of somebody who is erased go. The
 * table's triggers are put back as they were; it is locked until the transaction ends.
 */
export async function deleteWatched(tx: Transaction, table: string, where: SQL): Promise<void> {
  const name = sql.identifier(table);
  const { rows } = await tx.execute<{ trigger: string; enabled: string }>(sql`
    select tgname as trigger, tgenabled as enabled from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and tgenabled in ('A', 'O')`);
  for (const { trigger } of rows)
    await tx.execute(sql`alter table ${name} disable trigger ${sql.identifier(trigger)}`);
  await tx.execute(sql`delete from ${name} where ${where}`);
  for (const { trigger, enabled } of rows)
    await tx.execute(
      sql`alter table ${name} enable ${sql.raw(enabled === "A" ? "always" : "")} trigger ${sql.identifier(trigger)}`,
    );
}
