import { asc, inArray } from "drizzle-orm";
import type { Happening, OrderFact } from "#domain/order/order-fact.ts";
import { orderFactTable, type StoredOrder } from "#platform/db/schema/order.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

type FactRow = typeof orderFactTable.$inferSelect;

/** What happened, by whom, when (milliseconds since 1970), and by which it is known when it is told again. */
export interface NewFact {
  readonly happening: Happening;
  readonly by: OrderFact["by"];
  readonly at: number;
  readonly once: string | null;
}

/** A fact with what marks it when it is told again. */
export type StoredFact = OrderFact & { readonly once: string | null };

function factOf({ id, kind, details, recordedBy, once, recordedAt }: FactRow): StoredFact {
  return { ...details, kind, id, by: recordedBy, at: recordedAt.getTime(), once } as StoredFact;
}

/** Adds a fact to an order whose row is held, and tells the studio of it. */
export async function addFact(
  tx: Transaction,
  { id: orderId, orderNo }: Pick<StoredOrder, "id" | "orderNo">,
  { happening, by, at, once }: NewFact,
): Promise<StoredFact> {
  const { kind, ...details } = happening;
  const [row] = await tx
    .insert(orderFactTable)
    .values({ orderId, kind, details, recordedBy: by, once, recordedAt: new Date(at) })
    .returning();
  if (!row) throw new Error("A fact was not stored.");
  await notifyStudio(tx, { kind: "order", id: orderNo, version: row.id });
  return factOf(row);
}

/** The facts of some orders, each order's in the order in which they were recorded, by the order's id. */
export async function readFacts(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredFact[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderFactTable)
    .where(inArray(orderFactTable.orderId, [...orderIds]))
    .orderBy(asc(orderFactTable.id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, facts]) => [orderId, facts.map(factOf)]));
}
