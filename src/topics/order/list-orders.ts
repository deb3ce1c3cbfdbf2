import type { Refusal } from "#domain/refusal.ts";
import { readFacts } from "./order-facts.ts";
import { readOrders } from "./orders.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { catalogueOf, type KnownOrder, knownOrder } from "./known-order.ts";
import { type OrderPromise, promiseOf } from "./order-dates.ts";

/** An order as a list says it. */
export interface ListedOrder extends KnownOrder {
  readonly promise: OrderPromise;
}

/** The orders of a browser's owner, the newest first. */
export async function listOrders(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly orders: readonly ListedOrder[] } | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const rows = found.owner === null ? [] : await readOrders(services.db, found.owner);
  const facts = await readFacts(
    services.db,
    rows.map(({ id }) => id),
  );
  const orders: ListedOrder[] = [];
  for (const row of rows) {
    const order = knownOrder(row, facts.get(row.id) ?? []);
    orders.push({ ...order, promise: promiseOf(services, await catalogueOf(services, order), order) });
  }
  return { ok: true, orders };
}
