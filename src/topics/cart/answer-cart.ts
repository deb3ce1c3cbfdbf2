import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import type { ReadCart } from "./read-cart.ts";
import type { Services } from "#topics/services.ts";
import { type Answering, answerRefusal } from "#topics/answer-refusal.ts";
import { ok } from "#contract/envelope.ts";
import { cartToWire } from "./cart-to-wire.ts";

/** The cart after something was done to it, or why it was not. */
export function answerCart<Code extends RefusalCode>(
  services: Pick<Services, "catalogue">,
  reply: Answering<Code>,
  outcome: ReadCart | Refusal<NoInfer<Code>>,
) {
  return outcome.ok ? ok(cartToWire(services, outcome)) : answerRefusal(reply, outcome);
}
