import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { orderTable, type StoredOrder } from "#platform/db/schema/orders/order.ts";
import { printedLineTable } from "#platform/db/schema/orders/printed-line.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

/** Orders that are to be made or are being made and have lines that were not printed, the first to leave first. */
export function readOrdersToPrint(db: Queries, most: number): Promise<StoredOrder[]> {
  const printed = sql`(select count(*) from ${printedLineTable} where ${printedLineTable.orderId} = ${orderTable.id})`;
  return db
    .select()
    .from(orderTable)
    .where(
      and(
        inArray(orderTable.stage, ["ready", "in-production"]),
        sql`${printed} < jsonb_array_length(${orderTable.items})`,
      ),
    )
    .orderBy(sql`coalesce(${orderTable.leavesOn}, 'infinity'::date)`, asc(orderTable.id))
    .limit(most);
}

/** The lines (from 1) of some orders that were printed, by the order's id. */
export async function readPrintedLines(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, line } = printedLineTable;
  const rows = await db
    .select({ orderId, line })
    .from(printedLineTable)
    .where(inArray(orderId, [...orderIds]));
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([id, found]) => [id, new Set(found.map((row) => row.line))]));
}

/** Notes a line as printed, or takes that back; answers whether that changed anything. */
export async function writePrintedLine(
  tx: Transaction,
  { orderId, line, staffId }: { readonly orderId: number; readonly line: number; readonly staffId: number },
  isPrinted: boolean,
): Promise<boolean> {
  const rows = isPrinted
    ? await tx.insert(printedLineTable).values({ orderId, line, staffId }).onConflictDoNothing().returning()
    : await tx
        .delete(printedLineTable)
        .where(and(eq(printedLineTable.orderId, orderId), eq(printedLineTable.line, line)))
        .returning();
  return rows.length > 0;
}
