import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { idempotencyKeyTable } from "./schema/idempotency-key.ts";
import type { Transaction } from "./database.ts";
import { belongsTo, type Owner, ownerName } from "./owner.ts";

/** A write that may be repeated: which call, under which key, by whom. */
export interface KeyedWrite {
  readonly call: string;
  readonly key: string;
  readonly owner: Owner | null;
  /** Of a browser that nobody knows yet: by what it is known again; null where nothing tells it from others. */
  readonly stranger: string | null;
}

function askerOf({ owner, stranger }: KeyedWrite): string | null {
  return owner === null ? stranger : ownerName(owner);
}

/** Takes a browser's key for this transaction; false while another request of it holds it. */
export async function lockKey(tx: Transaction, write: KeyedWrite): Promise<boolean> {
  const asker = askerOf(write);
  if (asker === null) return true;
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${write.call} ${write.key} ${asker}`}, 0)) as taken`,
  );
  return rows[0]?.taken === true;
}

/** What was answered under the key to this owner; to a browser nobody knows yet, what it was when nobody knew it. */
export async function findFirstAnswer(
  tx: Transaction,
  { call, key, owner, stranger }: KeyedWrite,
): Promise<{ readonly bodyHash: string; readonly answer: unknown } | null> {
  if (owner === null && stranger === null) return null;
  const asker =
    owner === null
      ? and(isNull(idempotencyKeyTable.customerId), eq(idempotencyKeyTable.network, stranger ?? ""))
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
  { call, key, owner: known, stranger }: KeyedWrite,
  kept: {
    readonly owner: Owner;
    readonly network: string;
    readonly bodyHash: string;
    readonly answer: unknown;
  },
): Promise<void> {
  const { owner, network, bodyHash, answer } = kept;
  const asker = known === null && stranger !== null ? stranger : network;
  await tx.insert(idempotencyKeyTable).values({ call, key, network: asker, ...owner, bodyHash, answer });
}
