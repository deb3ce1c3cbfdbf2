import { isOrderNumber } from "#domain/order/order-number.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readStoredOrder } from "#topics/order/orders.ts";
import { loadedOrder, type OrderLine } from "#topics/order/loaded-order.ts";
import { type ReadOrder, orderView } from "#topics/order/read-order.ts";
import { linePrints, type PrintRequest } from "#topics/printing/print-request.ts";
import type { Services } from "#topics/services.ts";

interface Opened {
  readonly ok: true;
  readonly order: ReadOrder;
}

/** An order by its number, for the staff. */
export async function openStaffOrder(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  orderNo: string,
): Promise<Opened | Refusal<"not-found">> {
  const row = isOrderNumber(orderNo) ? await readStoredOrder(services.db, orderNo) : null;
  if (row === null) return refuse("not-found");
  const facts = (await readFacts(services.db, [row.id])).get(row.id) ?? [];
  return { ok: true, order: await orderView(services, loadedOrder(row, facts)) };
}

/** What is printed of a line, from 1, as it is ordered or proposed. */
export function printsOfLine(
  { row, catalogue, artwork }: Pick<ReadOrder, "artwork" | "catalogue" | "row">,
  line: number,
  ordered: OrderLine,
): PrintRequest {
  return linePrints({ row, catalogue, artwork }, line, ordered);
}
