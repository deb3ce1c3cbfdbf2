import type { FastifyReply } from "fastify";
import type { Refusal as Coded } from "#domain/account/refusal.ts";
import type { PriceChanged } from "#server/services/ordering/ordered-product.ts";
import type { Refusal } from "#server/services/refusal.ts";
import { answerRefusal, refusalAnswer } from "./account/answer-refusal.ts";
import { pricingRowsToWire } from "./pricing/pricing-rows.ts";
import { refuse } from "./refuse.ts";

/** A refusal about an order: of its fields, by its code, or because its price has changed; then with the new row. */
export function answerOrderRefusal(
  reply: FastifyReply,
  refused: Refusal | Coded | PriceChanged,
): FastifyReply {
  if ("fields" in refused) return reply.send(refuse(reply, refused));
  if (!("priced" in refused)) return answerRefusal(reply, refused);
  const answer = refusalAnswer(refused);
  const [pricingRow] = pricingRowsToWire(refused.priced);
  return reply.code(answer.code).send({ ...answer, error: { ...answer.error, pricing_row: pricingRow } });
}
