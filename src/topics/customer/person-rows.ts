import { eq, sql } from "drizzle-orm";
import { guestTable } from "#platform/db/schema/guest.ts";
import type { Queries } from "#platform/db/transaction.ts";
import { orderTable } from "#platform/db/schema/orders/order.ts";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import { isOrderOf, isRequestOf, readQuotationsOf } from "./customer-papers-rows.ts";
import { type KnownCustomer, readGuestsOf } from "./known-customer-rows.ts";

/** A customer by everything that their rows are found by. */
export interface Person {
  /** 0 for who has no account: the id of nobody. */
  readonly customerId: number;
  readonly email: string;
  /** Their browsers, before they had an account and without one. */
  readonly guestIds: readonly number[];
  readonly orderIds: readonly number[];
  readonly orderNos: readonly string[];
  readonly requestIds: readonly number[];
  readonly quotationIds: readonly number[];
}

/** More papers than anybody has. */
const ALL = 100_000;

/** Everything that is found of a customer. */
export async function readPerson(db: Queries, customer: KnownCustomer): Promise<Person> {
  const { customerId, email } = customer;
  const taken =
    customerId === null
      ? []
      : await db.select({ id: guestTable.id }).from(guestTable).where(eq(guestTable.customerId, customerId));
  const guests = await readGuestsOf(db, email);
  const orders = await db
    .select({ id: orderTable.id, orderNo: orderTable.orderNo })
    .from(orderTable)
    .where(isOrderOf(customer))
    .orderBy(orderTable.id);
  const requests = await db
    .select({ id: quoteRequestTable.id })
    .from(quoteRequestTable)
    .where(isRequestOf(customer));
  const quotations = await readQuotationsOf(db, customer, ALL);
  return {
    customerId: customerId ?? 0,
    email,
    guestIds: [...guests, ...taken.map(({ id }) => id)],
    orderIds: orders.map(({ id }) => id),
    orderNos: orders.map(({ orderNo }) => orderNo),
    requestIds: requests.map(({ id }) => id),
    quotationIds: quotations.map(({ id }) => id),
  };
}

/** One of some ids, for `where`: none of none. */
export function anyOf(ids: readonly number[]) {
  return sql`any(${sql.param([...ids])}::integer[])`;
}
