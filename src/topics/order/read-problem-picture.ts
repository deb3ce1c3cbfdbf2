import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AskedOrder } from "./answer-proof.ts";
import { openOrder } from "./read-order.ts";
import type { Services } from "#topics/services.ts";
import { type AskedProblemPicture, type OpenedPicture, openProblemPicture } from "./open-problem-picture.ts";

/** A picture of a problem, for whoever sees its order. */
export async function readProblemPicture(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { orderNo, key }: AskedOrder,
  picture: AskedProblemPicture,
): Promise<OpenedPicture | Refusal<"password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "problemPicture", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, orderNo, key);
  return opened.ok ? openProblemPicture(services, opened.row.id, picture) : opened;
}
