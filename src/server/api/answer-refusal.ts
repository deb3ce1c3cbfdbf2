import type { FastifyReply } from "fastify";
import { refusalAnswer } from "#contract/refusals.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { PriceChanged } from "#server/services/pricing/ordered-product.ts";
import { pricingRowsToWire } from "./pricing/pricing-rows.ts";

/** Answers a refusal in its envelope; one because the price has changed brings the new row. */
export function answerRefusal(reply: FastifyReply, refusal: Refusal | PriceChanged): FastifyReply {
  if (refusal.retryAfterS !== undefined) reply.header("retry-after", String(refusal.retryAfterS));
  const answer = refusalAnswer(refusal);
  reply.code(answer.code);
  if (!("priced" in refusal)) return reply.send(answer);
  const [pricingRow] = pricingRowsToWire(refusal.priced);
  return reply.send({ ...answer, error: { ...answer.error, pricing_row: pricingRow } });
}
