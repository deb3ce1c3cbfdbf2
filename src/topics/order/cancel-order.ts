import { typedReason } from "#domain/account/typed-words.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { type AnswerFault, type AskedOrder, recordByCustomer } from "./answer-proof.ts";
import type { ReadOrder } from "./read-order.ts";

/** Cancels an order that is not being made yet; a reason may be given. */
export async function cancelOrder(
  services: Pick<Services, "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: AskedOrder,
  reason: string,
): Promise<
  { readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "order-closed" | "refused">
> {
  const typed = typedReason(reason);
  if (!typed.ok) return typed;
  return recordByCustomer(services, caller, asked, { kind: "cancelled", reason: typed.words });
}
