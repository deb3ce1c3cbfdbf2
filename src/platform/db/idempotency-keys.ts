import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { idempotencyKeyTable } from "./schema/idempotency-key.ts";
import type { Transaction } from "./database.ts";
import { belongsTo, type Owner } from "./owner.ts";

/** A write that may be repeated: which call, under which key, by whom. */
export interface KeyedWrite {
  readonly call: string;
  readonly key: string;
  readonly owner: Owner | null;
  readonly network: string;
}

/** Takes the key for this transaction; false while another one holds it. */
export async function lockKey(tx: Transaction, { call, key }: KeyedWrite): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${call} ${key}`}, 0)) as taken`,
  );
  return rows[0]?.taken === true;
}

/** What was answered under the key to this owner; to a browser nobody knows yet, what a guest of its network was. */
export async function findFirstAnswer(
  tx: Transaction,
  { call, key, owner, network }: KeyedWrite,
): Promise<{ readonly bodyHash: string; readonly answer: unknown } | null> {
  const asker =
    owner === null
      ? and(isNull(idempotencyKeyTable.customerId), eq(idempotencyKeyTable.network, network))
      : belongsTo(idempotencyKeyTable, owner);
  const [row] = await tx
    .select({ bodyHash: idempotencyKeyTable.bodyHash, answer: idempotencyKeyTable.answer })
    .from(idempotencyKeyTable)
    .where(and(eq(idempotencyKeyTable.call, call), eq(idempotencyKeyTable.key, key), asker))
    .orderBy(desc(idempotencyKeyTable.id))
    .limit(1);
  return row ?? null;
}

export async function storeAnswer(
  tx: Transaction,
  { call, key, network }: KeyedWrite,
  kept: { readonly owner: Owner; readonly bodyHash: string; readonly answer: unknown },
): Promise<void> {
  const { owner, bodyHash, answer } = kept;
  await tx.insert(idempotencyKeyTable).values({ call, key, network, ...owner, bodyHash, answer });
}
