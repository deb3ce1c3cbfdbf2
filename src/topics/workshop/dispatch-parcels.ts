import { fieldMessages } from "#domain/account/forms.ts";
import { messageOf } from "#domain/messages.ts";
import { dispatchForm } from "#domain/order/staff-forms.ts";
import { joinedParcelNumbers } from "#domain/order/tracking-url.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { recordAsSeen } from "#topics/order/record-fact.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">;

/** The parcels of one order that have left together. */
export interface OrderSent {
  readonly orderNo: string;
  /** The newest fact that was seen. */
  readonly seen: number;
  readonly carrier: string;
  readonly numbers: readonly string[];
}

/** What came of one: "before" was noted earlier, word for word. */
export interface SentOutcome {
  readonly orderNo: string;
  readonly outcome: "noted" | "before" | "refused";
  /** Why it was refused; "" else. */
  readonly words: string;
}

async function dispatchOne(services: Needs, staffId: number, sent: OrderSent): Promise<SentOutcome> {
  const { orderNo, seen, carrier, numbers } = sent;
  const refused = (words: string): SentOutcome => ({ orderNo, outcome: "refused", words });
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
  orders: readonly OrderSent[],
): Promise<readonly SentOutcome[]> {
  const outcomes: SentOutcome[] = [];
  for (const sent of orders) outcomes.push(await dispatchOne(services, staffId, sent));
  return outcomes;
}
