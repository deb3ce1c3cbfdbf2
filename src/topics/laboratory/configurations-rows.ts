import { desc, gt, sql } from "drizzle-orm";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Queries } from "#platform/db/database.ts";
import { pricedSelectionTable } from "#platform/db/schema/priced-selection.ts";
import { loadedOrder } from "#topics/order/loaded-order.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readLastOrders } from "#topics/order/orders.ts";
import { PRICED_DAYS } from "./priced-selections.ts";

const MOST_PRICED = 1_000;
const MOST_ORDERS = 200;

/** What customers have configured and ordered last, each selection once. */
export interface Configurations {
  readonly selections: readonly Selection[];
  readonly hashes: readonly string[];
  /** How many of them were priced by visitors. */
  readonly priced: number;
  readonly orders: number;
  /** Places of what was ordered, as often as it was. */
  readonly lines: readonly number[];
}

/** What was ordered by choice; what was written by hand has no price of the catalogue. */
async function readLastLines(db: Queries) {
  const orders = await readLastOrders(db, MOST_ORDERS);
  const facts = await readFacts(
    db,
    orders.map(({ id }) => id),
  );
  const lines = orders
    .flatMap((order) => loadedOrder(order, facts.get(order.id) ?? []).lines)
    .filter(({ written, isRemoved }) => written === undefined && !isRemoved)
    .map(({ selection }) => withoutArtwork(selection));
  return { orders: orders.length, lines };
}

/** The 1,000 selections that visitors of the last 30 days priced most, the newest of equals, and the lines of the 200 last orders. */
export async function readConfigurations(db: Queries): Promise<Configurations> {
  const { selection, n, lastAt, hash } = pricedSelectionTable;
  const priced = await db
    .select({ selection })
    .from(pricedSelectionTable)
    .where(gt(lastAt, sql`now() - make_interval(days => ${PRICED_DAYS})`))
    .orderBy(desc(n), desc(lastAt), desc(hash))
    .limit(MOST_PRICED);
  const { orders, lines } = await readLastLines(db);
  const places = new Map<string, number>();
  const selections: Selection[] = [];
  const placeOf = (one: Selection): number => {
    const key = selectionHash(one);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, selections.length);
    return selections.push(one) - 1;
  };
  for (const row of priced) placeOf(row.selection);
  return {
    priced: priced.length,
    orders,
    lines: lines.map(placeOf),
    selections,
    hashes: [...places.keys()],
  };
}
