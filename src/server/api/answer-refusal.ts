import type { FastifyReply } from "fastify";
import { refusalAnswer } from "#contract/failures/refusals.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import type { PriceChanged } from "#server/services/pricing/ordered-product.ts";
import { pricingRowsToWire } from "./pricing/pricing-rows.ts";

/** The reply of a call that names these refusals; of what is no call of the contract: any. */
export type Answering<Code extends RefusalCode> = FastifyReply & {
  readonly routeOptions: { readonly config: { readonly refusals?: readonly Code[] } };
};

/** Answers a refusal in its envelope; one because the price has changed brings the new row. */
export function answerRefusal<Code extends RefusalCode>(
  reply: Answering<Code>,
  refusal: Refusal<NoInfer<Code>> | (PriceChanged & Refusal<NoInfer<Code>>),
): FastifyReply {
  if (refusal.retryAfterS !== undefined) reply.header("retry-after", String(refusal.retryAfterS));
  const answer = refusalAnswer(refusal);
  reply.code(answer.code);
  if (!("priced" in refusal)) return reply.send(answer);
  const [pricingRow] = pricingRowsToWire(refusal.priced);
  return reply.send({ ...answer, error: { ...answer.error, pricing_row: pricingRow } });
}
