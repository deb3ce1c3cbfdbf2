import { isDeepStrictEqual } from "node:util";
import type { StoredFact } from "#topics/order/order-facts.ts";
import { readToldOf } from "#platform/db/audit.ts";
import { happeningIn } from "#topics/order/record-fact.ts";
import type { KnownOrder } from "#topics/order/known-order.ts";
import type { Services } from "#topics/services.ts";

type Told = Awaited<ReturnType<typeof readToldOf>>[number];

/**
 * Who of the staff told which fact (by its id), by the entries of the audit log: each was written with one new fact of the same words,
 * after the one that was seen. A fact of when staff mails had links of their own, or that the shop's own program recorded, has none.
 */
function tellersOf(facts: readonly StoredFact[], told: readonly Told[]): ReadonlyMap<number, string> {
  const tellers = new Map<number, string>();
  for (const { who, before, after } of told) {
    const isIt = (fact: StoredFact) =>
      fact.by === "shop" &&
      !tellers.has(fact.id) &&
      fact.id > Number(before?.["newest_fact"] ?? 0) &&
      isDeepStrictEqual(happeningIn(fact), after);
    const fact = facts.find(isIt);
    if (fact !== undefined && who !== null) tellers.set(fact.id, who);
  }
  return tellers;
}

/** Who of the staff told the facts of an order. */
export async function readTellers(
  { db }: Pick<Services, "db">,
  { row, facts }: KnownOrder,
): Promise<ReadonlyMap<number, string>> {
  const inOrder = facts.toSorted((a, b) => a.id - b.id);
  return tellersOf(inOrder, await readToldOf(db, row.orderNo));
}
