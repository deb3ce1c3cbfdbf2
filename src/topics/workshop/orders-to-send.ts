import type { OrderToSend } from "#domain/order/parcels/read-parcels.ts";
import { readOrdersNumbered } from "#topics/order/orders.ts";
import type { StoredOrder } from "#platform/db/schema/orders/order.ts";
import { readPrintedLines } from "#topics/order/printed-lines.ts";
import type { Services } from "#topics/services.ts";

function toSend(row: StoredOrder, printed: ReadonlySet<number> | undefined): OrderToSend {
  const { first_name: first, last_name: last, company } = row.contact;
  const unprinted = row.items.flatMap(({ written }, at) =>
    written === "charge" || printed?.has(at + 1) ? [] : [at + 1],
  );
  return {
    orderNo: row.orderNo,
    customer: [`${first} ${last}`, company].filter((part) => part !== "").join(", "),
    stage: row.stage,
    seen: row.newestFact,
    unprinted,
  };
}

/** Of some numbers the orders that are there, with what has to be known before they leave. */
export async function readOrdersToSend(
  db: Services["db"],
  numbers: readonly string[],
): Promise<readonly OrderToSend[]> {
  const rows = await readOrdersNumbered(db, numbers);
  const ids = rows.map(({ id }) => id);
  const printed = await readPrintedLines(db, ids);
  return rows.map((row) => toSend(row, printed.get(row.id)));
}
