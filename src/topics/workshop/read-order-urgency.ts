import { orderUrgency, workLeft } from "#domain/order/printing/print-urgency.ts";
import type { PrintUrgency } from "#domain/order/printing/urgencies.ts";
import { readPrintedLines } from "#topics/order/printed-lines.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { urgencyDay } from "./urgency-day.ts";
import type { Services } from "#topics/services.ts";

/** How an order stands by its day, by its facts and what was printed of it. */
export async function readOrderUrgency(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  order: ReadOrder,
): Promise<PrintUrgency> {
  const { row, state, catalogue } = order;
  const printed = (await readPrintedLines(services.db, [row.id])).get(row.id) ?? new Set();
  const workDays = workLeft(catalogue, order, printed);
  return orderUrgency(urgencyDay(services), { stage: state.stage, leavesOn: row.leavesOn, workDays });
}
