import { ok } from "#contract/envelope.ts";
import { printQueue } from "#contract/studio/print-queue.ts";
import type { StockUsed } from "#domain/order/printing/stock-used.ts";
import { notePrinted } from "./note-printed.ts";
import type { ShownQueueLine } from "./queued-lines.ts";
import { readPrintQueue } from "./read-print-queue.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

function usedToWire({ pieces, sheets, areaMm2 }: StockUsed) {
  return { pieces, sheets, area: Math.round(areaMm2 / 1_000) / 1_000 };
}

function lineToWire(shown: ShownQueueLine) {
  const { orderNo, seen, line, orderLines, title, customer, quantity } = shown;
  const { leavesOn, urgency, mayStart, files } = shown;
  const base = `/studio/api/orders/${orderNo}/lines/${line}/files`;
  return {
    ...usedToWire(shown),
    order_no: orderNo,
    seen,
    line,
    order_lines: orderLines,
    title,
    customer,
    quantity,
    leaves_on: leavesOn,
    urgency,
    may_start: mayStart,
    files: files.map(({ file, words }) => ({ path: `${base}/${file}`, words })),
  };
}

/** What is to be printed, and what was. */
export function registerPrintQueue(app: App, services: Services): void {
  app.route({
    ...routeOf(printQueue.read),
    handler: async () => {
      const { date, batches, isMore } = await readPrintQueue(services);
      return ok({
        date,
        is_more: isMore,
        batches: batches.map(({ material, finishing, way, leavesOn, urgency, lines, ...used }) => ({
          ...usedToWire(used),
          material,
          finishing,
          way,
          leaves_on: leavesOn,
          urgency,
          lines: lines.map(lineToWire),
        })),
      });
    },
  });

  app.route({
    ...routeOf(printQueue.print),
    handler: async (request, reply) => {
      const { order_no: orderNo, line } = request.params;
      const { printed } = request.body;
      const noted = await notePrinted(services, staffOf(request).staff.id, { orderNo, line }, printed);
      return noted.ok ? ok({ printed }) : answerRefusal(reply, noted);
    },
  });
}
