import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { addFact } from "#server/db/orders/order-facts.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { type KnownArtwork, readPromisedArtwork } from "../artwork/shown-artwork.ts";
import { linePrints } from "../proof/line-prints.ts";
import { proofHindrances } from "../proof/proof-hindrances.ts";
import { proofSha256 } from "../proof/proof-sha256.ts";
import type { Services } from "../services.ts";
import { catalogueOf, type KnownOrder, knownOrder } from "./known-order.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "log">;

/** The next proof of a line (from 1); null where something in its files is a person's to mend. */
function nextProof(
  { row, lines, state }: KnownOrder,
  known: { readonly catalogue: Catalogue; readonly artwork: KnownArtwork },
  line: number,
): HappeningOf<"proof-made"> | null {
  const ordered = lines[line - 1];
  if (ordered === undefined || ordered.written === "charge") return null;
  const prints = linePrints({ row, ...known }, line, ordered);
  if (proofHindrances(prints).length > 0) return null;
  const version = (state.proofs[line - 1]?.version ?? 0) + 1;
  return { kind: "proof-made", line, version, sha256: proofSha256(prints, ordered), note: "" };
}

/** The next proofs of the lines whose files need no mending; of one alone, where it is said which (from 1). */
export async function cleanProofs(
  services: Needs,
  tx: Transaction,
  order: KnownOrder,
  only?: number,
): Promise<readonly HappeningOf<"proof-made">[]> {
  const selections = order.lines.map(({ selection }) => selection);
  const artwork = await readPromisedArtwork(tx, selections);
  if (artwork.size === 0) return [];
  const catalogue = await catalogueOf(services, order);
  const asked = only === undefined ? order.lines.map((_, index) => index + 1) : [only];
  return asked.flatMap((line) => nextProof(order, { catalogue, artwork }, line) ?? []);
}

async function makeProofs(services: Needs, tx: Transaction, order: KnownOrder): Promise<KnownOrder> {
  const facts = [...order.facts];
  for (const happening of await cleanProofs(services, tx, order)) {
    const once = `${happening.line}.${happening.version}`;
    facts.push(await addFact(tx, order.row, { happening, by: "clock", at: services.clock.now(), once }));
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
