import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import type { Transaction } from "#server/db/transaction.ts";
import type { KnownOrder } from "../order/known-order.ts";
import { cleanProofs } from "../order/make-proofs.ts";
import { recordFactWithin } from "../order/record-fact.ts";
import type { Services } from "../services.ts";

/** What was asked to be changed of the newest proof of a line is a person's to mind. */
function isChangeAsked({ facts }: KnownOrder, line: number): boolean {
  return (proofVersions(facts, line).at(-1)?.change ?? null) !== null;
}

/**
 * The next proof of a line whose artwork was sent, at once where nothing in its files is to be mended, and nothing was asked for in words;
 * else a person makes it. Whatever goes wrong with it refuses no artwork.
 */
export async function proofSentArtwork(
  services: Pick<Services, "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment">,
  tx: Transaction,
  order: KnownOrder,
  line: number,
): Promise<void> {
  const { orderNo } = order.row;
  if (isChangeAsked(order, line)) return;
  try {
    await tx.transaction(async (inner) => {
      for (const happening of await cleanProofs(services, inner, order, line))
        await recordFactWithin(services, inner, orderNo, { happening, by: "clock" });
    });
  } catch (error) {
    services.log.error({ err: error, orderNo }, "no proof of sent artwork was made at once");
  }
}
