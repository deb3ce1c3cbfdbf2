import { addFact } from "#server/db/orders/order-facts.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { readNamedArtwork } from "../artwork/shown-artwork.ts";
import { linePrints } from "../proof/line-prints.ts";
import { proofHindrances } from "../proof/proof-hindrances.ts";
import { proofSha256 } from "../proof/proof-sha256.ts";
import type { Services } from "../services.ts";
import { catalogueOf, type KnownOrder, knownOrder, ownerOfOrder } from "./known-order.ts";

/** Makes the proofs of a new order's lines whose files need no mending; the others are made by a person. */
export async function makeProofsAtOnce(
  services: Pick<Services, "catalogue" | "clock">,
  tx: Transaction,
  order: KnownOrder,
): Promise<KnownOrder> {
  const { row, lines } = order;
  const selections = lines.map(({ selection }) => selection);
  const artwork = await readNamedArtwork(tx, ownerOfOrder(row), selections);
  if (artwork.size === 0) return order;
  const catalogue = await catalogueOf(services, order);
  const facts = [...order.facts];
  for (const [index, ordered] of lines.entries()) {
    const line = index + 1;
    const prints = linePrints({ orderNo: row.orderNo, catalogue, artwork }, line, ordered);
    if (proofHindrances(prints).length > 0) continue;
    const sha256 = proofSha256(prints, ordered);
    const happening = { kind: "proof-made", line, version: 1, sha256, note: "" } as const;
    const at = services.clock.now();
    facts.push(await addFact(tx, row.id, { happening, by: "clock", at, once: `${line}.1` }));
  }
  return knownOrder(row, facts);
}
