import type { CalendarDate } from "#domain/calendar-date.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { depositShare } from "#domain/order/deposit-share.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import type { Services } from "#topics/services.ts";
import { addFact, type StoredFact } from "./order-facts.ts";

type Row = Pick<StoredOrder, "id" | "orderNo" | "totalPrice">;

/** Notes that a new order is on account, whose customer's account is held. */
function grantCredit(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  row: Row,
  dueOn: CalendarDate,
): Promise<StoredFact> {
  const happening = { kind: "credit-granted", cents: row.totalPrice, dueOn } as const;
  return addFact(tx, row, { happening, by: "customer", at: clock.now(), once: "" });
}

/** How a new order is paid. */
interface Terms {
  /** On account by then; null: before it is made. */
  readonly dueOn: CalendarDate | null;
  /** The staff took it: nobody was shown a deposit, and they agree on one themselves where they want one. */
  readonly isTaken: boolean;
}

/** The fact behind that it was placed: it is on account, or a share of it is asked for before it is made. Null: it is paid whole. */
export async function agreeOnMoney(
  services: Pick<Services, "catalogue" | "clock">,
  tx: Transaction,
  row: Row,
  { dueOn, isTaken }: Terms,
): Promise<StoredFact | null> {
  if (dueOn !== null) return grantCredit(services, tx, row, dueOn);
  if (isTaken) return null;
  const cents = depositShare(rulesOf(services.catalogue.current().document.shop), row.totalPrice);
  if (cents === null) return null;
  const at = services.clock.now();
  return addFact(tx, row, { happening: { kind: "deposit-agreed", cents }, by: "shop", at, once: null });
}
