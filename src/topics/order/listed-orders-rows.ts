import { and, asc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import type { OrderTask } from "#domain/order/waiting/order-tasks.ts";
import { orderTable, orderTaskTable, type StoredOrder } from "#platform/db/schema/order.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

/** What an order's row says of its facts, for lists. */
export type ListedColumns = Pick<
  StoredOrder,
  | "stage"
  | "waits"
  | "currentTotal"
  | "due"
  | "onAccount"
  | "leavesOn"
  | "workDays"
  | "newestFact"
  | "search"
  | "listedBy"
>;

/** What is noted of an order beside its facts. */
export interface Listing {
  readonly columns: ListedColumns;
  readonly tasks: readonly OrderTask[];
}

/** Tasks that are there already and say the same are left alone. */
async function noteTasks(tx: Transaction, orderId: number, tasks: readonly OrderTask[]): Promise<void> {
  const kinds = tasks.map(({ kind }) => kind);
  await tx
    .delete(orderTaskTable)
    .where(and(eq(orderTaskTable.orderId, orderId), notInArray(orderTaskTable.kind, kinds)));
  if (tasks.length === 0) return;
  const { since, deadline } = orderTaskTable;
  await tx
    .insert(orderTaskTable)
    .values(tasks.map((task) => ({ ...task, orderId, since: new Date(task.since) })))
    .onConflictDoUpdate({
      target: [orderTaskTable.orderId, orderTaskTable.kind],
      set: { since: sql`excluded.since`, deadline: sql`excluded.deadline` },
      setWhere: sql`(${since}, ${deadline}) is distinct from (excluded.since, excluded.deadline)`,
    });
}

/** Notes what an order's facts have come to, in the transaction that has its row. */
export async function noteListing(tx: Transaction, id: number, { columns, tasks }: Listing): Promise<void> {
  await tx.update(orderTable).set(columns).where(eq(orderTable.id, id));
  await noteTasks(tx, id, tasks);
}

/** What was noted of an order. */
export async function readListing(db: Queries, order: StoredOrder): Promise<Listing> {
  const { stage, waits, currentTotal, due, onAccount, leavesOn, workDays, newestFact, search, listedBy } =
    order;
  const money = { currentTotal, due, onAccount };
  const columns = { stage, waits, ...money, leavesOn, workDays, newestFact, search, listedBy };
  const rows = await db.select().from(orderTaskTable).where(eq(orderTaskTable.orderId, order.id));
  const tasks = rows.map(({ kind, since, deadline }) => ({ kind, since: since.getTime(), deadline }));
  return { columns, tasks };
}

/** Numbers of orders that were noted by an older rule than this, some at a time. */
export async function readListedBefore(db: Queries, rule: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ orderNo: orderTable.orderNo })
    .from(orderTable)
    .where(lt(orderTable.listedBy, rule))
    .orderBy(asc(orderTable.listedBy), asc(orderTable.id))
    .limit(most);
  return rows.map(({ orderNo }) => orderNo);
}

/** Orders from an id on, some at a time. */
export function readOrdersAfter(db: Queries, afterId: number, most: number): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orderTable)
    .where(gt(orderTable.id, afterId))
    .orderBy(asc(orderTable.id))
    .limit(most);
}
