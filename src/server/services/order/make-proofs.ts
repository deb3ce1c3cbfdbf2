import type { HappeningOf } from "#domain/order/order-fact.ts";
import { addFact } from "#server/db/orders/order-facts.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { readPromisedArtwork } from "../artwork/shown-artwork.ts";
import { linePrints } from "../proof/line-prints.ts";
import { proofHindrances } from "../proof/proof-hindrances.ts";
import { proofSha256 } from "../proof/proof-sha256.ts";
import type { Services } from "../services.ts";
import { catalogueOf, type KnownOrder, knownOrder } from "./known-order.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "log">;

/** The first proofs of the lines whose files need no mending. */
async function cleanProofs(
  services: Needs,
  tx: Transaction,
  order: KnownOrder,
): Promise<readonly HappeningOf<"proof-made">[]> {
  const { row, lines } = order;
  const selections = lines.map(({ selection }) => selection);
  const artwork = await readPromisedArtwork(tx, selections);
  if (artwork.size === 0) return [];
  const catalogue = await catalogueOf(services, order);
  return lines.flatMap((ordered, index) => {
    const line = index + 1;
    if (ordered.written === "charge") return [];
    const prints = linePrints({ orderNo: row.orderNo, catalogue, artwork }, line, ordered);
    if (proofHindrances(prints).length > 0) return [];
    const sha256 = proofSha256(prints, ordered);
    return [{ kind: "proof-made", line, version: 1, sha256, note: "" }];
  });
}

async function makeProofs(services: Needs, tx: Transaction, order: KnownOrder): Promise<KnownOrder> {
  const facts = [...order.facts];
  for (const happening of await cleanProofs(services, tx, order)) {
    const once = `${happening.line}.1`;
    facts.push(await addFact(tx, order.row.id, { happening, by: "clock", at: services.clock.now(), once }));
  }
  return knownOrder(order.placed, facts);
}

/**
 * Makes the proofs of a new order's lines whose files need no mending; the others are made by a person. Whatever goes wrong with it
 * refuses no order: then a person makes all of them.
 */
export async function makeProofsAtOnce(
  services: Needs,
  tx: Transaction,
  order: KnownOrder,
): Promise<KnownOrder> {
  try {
    return await tx.transaction((inner) => makeProofs(services, inner, order));
  } catch (error) {
    services.log.error({ err: error, orderNo: order.row.orderNo }, "no proof was made at once");
    return order;
  }
}
