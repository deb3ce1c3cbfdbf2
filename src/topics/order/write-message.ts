import { typedMessage } from "#domain/account/typed-words.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { type AnswerFault, type AskedOrder, recordByCustomer } from "./answer-proof.ts";
import { openOrder, type ReadOrder } from "./read-order.ts";

/** Writes to the shop about an order; the same words sent twice are one message. Refused at `words` where there are none. */
export async function writeMessage(
  services: Pick<Services, "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: AskedOrder,
  words: string,
): Promise<
  { readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "message-required" | "refused">
> {
  const typed = typedMessage(words);
  if (!typed.ok) return typed;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const tried = { ip: caller.ip, identifier: asked.orderNo };
  const over = await consumeRateLimit(services, "orderMessage", tried);
  if (over) return over;
  return recordByCustomer(services, caller, asked, { kind: "message", words: typed.words });
}
