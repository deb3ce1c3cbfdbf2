import { isDeepStrictEqual } from "node:util";
import { readListedBefore, readListing, readOrdersAfter } from "./listed-orders-rows.ts";
import { readFacts } from "./order-facts.ts";
import { lockOrder } from "./orders.ts";
import type { Queries } from "#platform/db/database.ts";
import { type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import type { Services } from "#topics/services.ts";
import { LISTING_RULE, listingOf, noteForLists } from "./note-for-lists.ts";

type Needs = Pick<Services, "catalogue" | "db" | "log">;

/** Orders looked at by one question. */
const AT_ONCE = 100;

/** Whether lists say of an order what its facts come to. */
async function isListed(
  services: Pick<Needs, "catalogue">,
  db: Queries,
  order: LoadedOrder,
): Promise<boolean> {
  const listed = await readListing(db, order.placed);
  const derived = await listingOf(services, db, order);
  return (
    isDeepStrictEqual(listed.columns, derived.columns) &&
    isDeepStrictEqual(new Set(listed.tasks), new Set(derived.tasks)) &&
    isDeepStrictEqual(listed.lines, derived.lines)
  );
}

/** Notes an order anew by its facts as they are then, where they say something else; answers whether they did. */
async function listAnew(services: Needs, orderNo: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    if (row === null) return false;
    const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
    const order = loadedOrder(row, facts);
    if (await isListed(services, tx, order)) return false;
    await noteForLists(services, tx, order);
    return true;
  });
}

/** Notes for lists what an earlier program, or an earlier rule, has left. Done as often as one likes, on however many nodes. */
export async function listOlderOrders(services: Needs): Promise<void> {
  let numbers: readonly string[];
  do {
    numbers = await readListedBefore(services.db, LISTING_RULE, AT_ONCE);
    for (const orderNo of numbers) await listAnew(services, orderNo);
  } while (numbers.length === AT_ONCE);
}

/** Whether some were not noted by the rule of now yet: until they are, what is added up of all of them is not right. */
export async function hasOlderListings(db: Queries): Promise<boolean> {
  return (await readListedBefore(db, LISTING_RULE, 1)).length > 0;
}

/** Those of some orders of which lists seem to say something else than their facts: something may be recorded just now. */
async function suspectsAfter(services: Needs, afterId: number) {
  const { db } = services;
  const rows = await readOrdersAfter(db, afterId, AT_ONCE);
  const ids = rows.map(({ id }) => id);
  const facts = await readFacts(db, ids);
  const suspects: string[] = [];
  for (const row of rows)
    if (!(await isListed(services, db, loadedOrder(row, facts.get(row.id) ?? []))))
      suspects.push(row.orderNo);
  return { suspects, last: ids.length === AT_ONCE ? ids.at(-1) : undefined };
}

/**
 * Nightly: compares what lists say of each order with what its facts come to. What differs is noted anew and told in the log, for
 * nothing but a fault of the program makes it differ. Answers the numbers of those.
 */
export async function compareListedOrders(services: Needs): Promise<readonly string[]> {
  const all: string[] = [];
  let from: number | undefined = 0;
  while (from !== undefined) {
    const { suspects, last } = await suspectsAfter(services, from);
    for (const orderNo of suspects) if (await listAnew(services, orderNo)) all.push(orderNo);
    from = last;
  }
  if (all.length > 0)
    services.log.error({ orders: all }, "lists said something else of orders than their facts");
  return all;
}
