import { fieldMessages } from "#domain/account/forms.ts";
import { messageOf } from "#domain/messages.ts";
import { dispatchForm } from "#domain/order/staff-forms.ts";
import { joinedParcelNumbers } from "#domain/order/tracking-url.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { recordAsSeen } from "#topics/order/record-fact.ts";
import type { Services } from "#topics/services.ts";
import { parcelDoubtText, parcelFaultText } from "#domain/order/parcels/parcel-labels.ts";
import { MOST_LINES, pastedLines } from "#domain/order/parcels/pasted-lines.ts";
import { type OrderToSend, type ReadParcel, readParcels } from "#domain/order/parcels/read-parcels.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { readOrdersNumbered } from "#topics/order/orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { readPrintedLines } from "#topics/order/note-for-lists.ts";

type Needs = Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">;

/** The parcels of one order that have left together. */
export interface DispatchedOrder {
  readonly orderNo: string;
  /** The newest fact that was seen. */
  readonly seen: number;
  readonly carrier: string;
  readonly numbers: readonly string[];
}

/** What came of one: "before" was noted earlier, word for word. */
export interface DispatchOutcome {
  readonly orderNo: string;
  readonly outcome: "noted" | "before" | "refused";
  /** Why it was refused; "" else. */
  readonly words: string;
}

async function dispatchOne(
  services: Needs,
  staffId: number,
  sent: DispatchedOrder,
): Promise<DispatchOutcome> {
  const { orderNo, seen, carrier, numbers } = sent;
  const refused = (words: string): DispatchOutcome => ({ orderNo, outcome: "refused", words });
  const read = dispatchForm.safeParse({ carrier, tracking: joinedParcelNumbers(numbers) });
  if (!read.success) return refused(Object.values(fieldMessages(read.error.issues))[0] ?? "");
  const happening = { kind: "dispatched", ...read.data } as const;
  const also = (tx: Parameters<typeof writeAudit>[0]) =>
    writeAudit(tx, {
      staffId,
      action: "order.told",
      target: `order ${orderNo}`,
      before: { newest_fact: seen },
      after: { ...happening },
    });
  const recorded = await recordAsSeen(services, orderNo, { happening, by: "shop", also }, seen);
  if (!recorded.ok) return refused(messageOf(recorded.code));
  return { orderNo, outcome: recorded.isNew ? "noted" : "before", words: "" };
}

/** Notes orders as sent, each by itself: where one is refused the others are noted all the same. */
export async function dispatchParcels(
  services: Needs,
  staffId: number,
  orders: readonly DispatchedOrder[],
): Promise<readonly DispatchOutcome[]> {
  const outcomes: DispatchOutcome[] = [];
  for (const sent of orders) outcomes.push(await dispatchOne(services, staffId, sent));
  return outcomes;
}

/** Orders of older years are not sent any more. */
const YEARS = 3;

/** A line as it is shown: what was understood, and what is wrong with it or to be looked at, in words. */
export interface PastedParcel extends ReadParcel {
  /** "" where nothing is. */
  readonly faultWords: string;
  readonly doubt: string;
}

/** "26", "25", "24". */
function yearsTo(date: string): readonly string[] {
  return Array.from({ length: YEARS }, (_, back) => String(Number(date.slice(0, 4)) - back).slice(2));
}

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
async function readOrdersToSend(
  db: Services["db"],
  numbers: readonly string[],
): Promise<readonly OrderToSend[]> {
  const rows = await readOrdersNumbered(db, numbers);
  const ids = rows.map(({ id }) => id);
  const printed = await readPrintedLines(db, ids);
  return rows.map((row) => toSend(row, printed.get(row.id)));
}

/** What a pasted text says of parcels, with the orders that it names; nothing is noted. */
export async function readPastedParcels(
  { db, shopMoment }: Pick<Services, "db" | "shopMoment">,
  text: string,
): Promise<{ readonly ok: true; readonly parcels: readonly PastedParcel[] } | Refusal<"refused">> {
  const lines = pastedLines(text, yearsTo(shopMoment().date));
  if (lines.length > MOST_LINES)
    return refuseFields("refused", {
      text: `At most ${MOST_LINES} lines at once: these are ${lines.length}.`,
    });
  const numbers = lines.flatMap(({ orders }) => orders.flatMap((one) => one.numbers));
  const read = readParcels(lines, await readOrdersToSend(db, [...new Set(numbers)]));
  const parcels = read.map((one) => ({
    ...one,
    faultWords: one.fault === null ? "" : parcelFaultText(one.fault),
    doubt: one.fault === null && one.order !== null ? (parcelDoubtText(one.order) ?? "") : "",
  }));
  return { ok: true, parcels };
}
