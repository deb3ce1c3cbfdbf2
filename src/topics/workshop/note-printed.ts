import { refuse, type Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { lockOrder } from "#topics/order/orders.ts";
import { writePrintedLine } from "#topics/order/printed-lines.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { knownOrder } from "#topics/order/known-order.ts";
import { noteForLists } from "#topics/order/note-for-lists.ts";
import type { Services } from "#topics/services.ts";

/** A line of an order, from 1. */
interface AskedLine {
  readonly orderNo: string;
  readonly line: number;
}

/**
 * Notes a line as printed, or takes that back, with its entry in the audit log. It is the workshop's note: nobody is told, and no page
 * that somebody has open is out of date by it. The same said twice changes nothing.
 */
export function notePrinted(
  services: Pick<Services, "catalogue" | "db">,
  staffId: number,
  { orderNo, line }: AskedLine,
  isPrinted: boolean,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "order-not-made">> {
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    const item = row?.items[line - 1];
    if (row === null || item === undefined || item.written === "charge") return refuse("not-found");
    if (row.stage !== "in-production") return refuseStaff("order-not-made");
    const isNew = await writePrintedLine(tx, { orderId: row.id, line, staffId }, isPrinted);
    const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
    if (isNew) await noteForLists(services, tx, knownOrder(row, facts));
    const target = `order ${orderNo}`;
    const [before, after] = [{ printed: !isPrinted }, { line, printed: isPrinted }];
    if (isNew) await writeAudit(tx, { staffId, action: "line.printed", target, before, after });
    return { ok: true };
  });
}
