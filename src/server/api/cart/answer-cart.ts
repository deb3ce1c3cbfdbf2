import type { FastifyReply } from "fastify";
import type { Refusal as Coded } from "#domain/account/refusal.ts";
import type { ReadCart } from "#server/services/cart/read-cart.ts";
import type { Refusal } from "#server/services/refusal.ts";
import type { Services } from "#server/services/services.ts";
import { answerOrderRefusal } from "../answer-order-refusal.ts";
import { ok } from "#contract/envelope.ts";
import { cartToWire } from "./cart-to-wire.ts";

/** The cart after something was done to it, or why it was not. */
export function answerCart(services: Services, reply: FastifyReply, outcome: ReadCart | Refusal | Coded) {
  return outcome.ok ? ok(cartToWire(services, outcome)) : answerOrderRefusal(reply, outcome);
}
