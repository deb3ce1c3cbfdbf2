import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AskedOrder } from "./answer-proof.ts";
import { readOrder } from "./read-order.ts";
import type { ReadPrintFile } from "#topics/printing/read-print-file.ts";
import type { Services } from "#topics/services.ts";
import { type AskedProofFile, drawProofFile } from "./draw-proof-file.ts";

/** A place of a proof as a PDF, for the order's owner and for whoever has its key; for everybody else it is not there. */
export async function readProofFile(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  { orderNo, key }: AskedOrder,
  asked: AskedProofFile,
): Promise<ReadPrintFile | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const read = await readOrder(services, caller, orderNo, key);
  if (!read.ok) return read;
  const over = await consumeRateLimit(services, "proofFile", caller);
  return over ?? drawProofFile(services, read.order, asked);
}
