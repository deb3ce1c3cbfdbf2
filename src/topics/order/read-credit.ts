import type { UsedCredit } from "#domain/order/credit.ts";
import { placedOf } from "#domain/order/order-fact.ts";
import { orderState } from "#domain/order/order-state.ts";
import { type CreditCustomer, readCredit, readOrdersOnAccount } from "./credit.ts";
import { readFacts } from "./order-facts.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** What a customer may owe and does, over all orders on account; null where nothing was ever sold to them so. */
export async function readUsedCredit(
  db: Queries,
  customerId: number,
): Promise<(CreditCustomer & UsedCredit) | null> {
  const credit = await readCredit(db, customerId);
  if (credit === null) return null;
  const rows = await readOrdersOnAccount(db, customerId);
  const ids = rows.map(({ id }) => id);
  const facts = await readFacts(db, ids);
  const owed = rows.reduce((sum, { id, totalPrice, items }) => {
    const { money } = orderState(placedOf(totalPrice, items), facts.get(id) ?? []);
    return sum + money.onAccount;
  }, 0);
  return { ...credit, owed };
}
