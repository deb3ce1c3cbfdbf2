import { isToLeave } from "#domain/order/order-state.ts";
import { mostUrgent, type PrintUrgency } from "#domain/order/printing/print-batches.ts";
import { readPrintedLines } from "#server/db/orders/printed-lines.ts";
import type { ReadOrder } from "../order/read-order.ts";
import { lineUrgency } from "../print-queue/queued-lines.ts";
import type { Services } from "../services.ts";

/** How an order in the house stands by its day: as the most urgent line that is not printed, or late where all are and it has not left. */
export async function orderUrgency(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  { row, state, lines, catalogue }: ReadOrder,
): Promise<PrintUrgency> {
  const { leavesOn, id } = row;
  if (leavesOn === null || !isToLeave(state)) return null;
  const printed = (await readPrintedLines(services.db, [id])).get(id);
  const day = { current: services.catalogue.current(), moment: services.shopMoment() };
  const open = lines.filter((line, at) => line.written !== "charge" && printed?.has(at + 1) !== true);
  return mostUrgent([
    leavesOn < day.moment.date ? "late" : null,
    ...open.map((line) => lineUrgency(day, catalogue, line, leavesOn)),
  ]);
}
