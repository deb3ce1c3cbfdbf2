import { and, asc, count, eq, getTableColumns, gt, lt, notInArray, sql } from "drizzle-orm";
import type { OrderTask } from "#domain/order/waiting/order-tasks.ts";
import { orderLineTable } from "#platform/db/schema/order-line.ts";
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
  | "nth"
  | "paidAt"
  | "sentAt"
  | "sentOn"
  | "goodsTotal"
  | "cost"
  | "listedBy"
>;

/** A line of an order as figures. */
export type LineFigures = Omit<typeof orderLineTable.$inferSelect, "orderId">;

/** What is noted of an order beside its facts. */
export interface Listing {
  readonly columns: ListedColumns;
  readonly tasks: readonly OrderTask[];
  /** None of an order that was given up. */
  readonly lines: readonly LineFigures[];
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

/** Lines that are there already and say the same are left alone. */
async function noteLines(tx: Transaction, orderId: number, lines: readonly LineFigures[]): Promise<void> {
  const { orderId: order, line, placedAt, product, stock, size, pieces, price, cost } = orderLineTable;
  const numbers = lines.map((each) => each.line);
  await tx.delete(orderLineTable).where(and(eq(order, orderId), notInArray(line, numbers)));
  if (lines.length === 0) return;
  await tx
    .insert(orderLineTable)
    .values(lines.map((each) => ({ ...each, orderId })))
    .onConflictDoUpdate({
      target: [order, line],
      set: {
        placedAt: sql`excluded.placed_at`,
        product: sql`excluded.product`,
        stock: sql`excluded.stock`,
        size: sql`excluded.size`,
        pieces: sql`excluded.pieces`,
        price: sql`excluded.price`,
        cost: sql`excluded.cost`,
      },
      setWhere: sql`(${placedAt}, ${product}, ${stock}, ${size}, ${pieces}, ${price}, ${cost}) is distinct from
        (excluded.placed_at, excluded.product, excluded.stock, excluded.size, excluded.pieces, excluded.price, excluded.cost)`,
    });
}

/** Notes what an order's facts have come to, in the transaction that has its row. */
export async function noteListing(
  tx: Transaction,
  id: number,
  { columns, tasks, lines }: Listing,
): Promise<void> {
  await tx.update(orderTable).set(columns).where(eq(orderTable.id, id));
  await noteTasks(tx, id, tasks);
  await noteLines(tx, id, lines);
}

/** How many orders of its address were placed before one. */
export async function countEarlierOrders(db: Queries, order: StoredOrder): Promise<number> {
  const { id, placedAt, contact } = order;
  const [row] = await db
    .select({ earlier: count() })
    .from(orderTable)
    .where(
      and(
        sql`${orderTable.contact}->>'email' = ${contact.email}`,
        sql`(${orderTable.placedAt}, ${orderTable.id}) < (${placedAt.toISOString()}::timestamptz, ${id}::integer)`,
      ),
    );
  return row?.earlier ?? 0;
}

/** What was noted of an order. */
export async function readListing(db: Queries, order: StoredOrder): Promise<Listing> {
  const { stage, waits, currentTotal, due, onAccount, leavesOn, workDays, newestFact, search, listedBy } =
    order;
  const { nth, paidAt, sentAt, sentOn, goodsTotal, cost } = order;
  const figures = { currentTotal, due, onAccount, nth, paidAt, sentAt, sentOn, goodsTotal, cost };
  const columns = { stage, waits, ...figures, leavesOn, workDays, newestFact, search, listedBy };
  const rows = await db.select().from(orderTaskTable).where(eq(orderTaskTable.orderId, order.id));
  const tasks = rows.map(({ kind, since, deadline }) => ({ kind, since: since.getTime(), deadline }));
  const { orderId: _, ...ofLine } = getTableColumns(orderLineTable);
  const lines = await db
    .select(ofLine)
    .from(orderLineTable)
    .where(eq(orderLineTable.orderId, order.id))
    .orderBy(asc(orderLineTable.line));
  return { columns, tasks, lines };
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
