import type { Refusal } from "#domain/refusal.ts";
import type { FastifyReply } from "fastify";
import type { ReadCart } from "#server/services/cart/read-cart.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { ok } from "#contract/envelope.ts";
import { cartToWire } from "./cart-to-wire.ts";

/** The cart after something was done to it, or why it was not. */
export function answerCart(
  services: Pick<Services, "catalogue">,
  reply: FastifyReply,
  outcome: ReadCart | Refusal,
) {
  return outcome.ok ? ok(cartToWire(services, outcome)) : answerRefusal(reply, outcome);
}
