import { writeAudit } from "#server/db/staff/audit.ts";
import { staffOrderKey } from "../order/staff-order-key.ts";
import { type Sent, tellOrder } from "./tell-order.ts";

type Needs = Parameters<typeof tellOrder>[0];

/** Who of the staff says something. */
interface Teller {
  readonly staffId: number;
  readonly ip: string;
}

/** Records what somebody signed in says of an order, as they saw it, with its entry in the audit log. */
export function tellOrderAsStaff(services: Needs, { staffId, ip }: Teller, orderNo: string, sent: Sent) {
  return tellOrder(services, ip, staffOrderKey(services, orderNo), sent, (tx, happening) =>
    writeAudit(tx, {
      staffId,
      action: "order.told",
      target: `order ${orderNo}`,
      before: { newest_fact: sent.seen },
      after: { ...happening },
    }),
  );
}
