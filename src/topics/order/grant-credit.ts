import { creditDueOn, mayOwe } from "#domain/order/credit.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { Cents } from "#domain/money.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { addFact, type StoredFact } from "./order-facts.ts";
import type { StoredOrder } from "#platform/db/schema/orders/order.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";
import { readUsedCredit } from "./read-credit.ts";

/** How an order is paid: on account by a day, or before it is made. */
export interface HeldCredit {
  readonly ok: true;
  /** Null: it is paid before. */
  readonly dueOn: CalendarDate | null;
}

/**
 * Holds a customer's account until the transaction ends, after everything else an order is made of: of two orders at once the second
 * counts what the first one owes. Nothing is held for an order that is paid before.
 */
export async function holdCredit(
  { shopMoment }: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  { pay_by: way, total }: { readonly pay_by: CheckoutForm["pay_by"]; readonly total: Cents },
): Promise<HeldCredit | Refusal<"credit-exceeded">> {
  if (way !== "account") return { ok: true, dueOn: null };
  if (owner.customerId === null) return refuse("credit-exceeded", "pay_by");
  await lockForOwner(tx, "credit", owner);
  const credit = await readUsedCredit(tx, owner.customerId);
  if (credit === null || !mayOwe(credit, total)) return refuse("credit-exceeded", "pay_by");
  return { ok: true, dueOn: creditDueOn(credit, shopMoment().date) };
}

/** Notes that a new order is on account, whose customer's account is held. */
export function grantCredit(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  row: Pick<StoredOrder, "id" | "orderNo" | "totalPrice">,
  dueOn: CalendarDate,
): Promise<StoredFact> {
  const happening = { kind: "credit-granted", cents: row.totalPrice, dueOn } as const;
  return addFact(tx, row, { happening, by: "customer", at: clock.now(), once: "" });
}
