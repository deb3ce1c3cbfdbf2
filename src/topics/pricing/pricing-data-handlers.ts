import { ok } from "#contract/envelope.ts";
import { pricing } from "#contract/pricing.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { priceSelection } from "./price-selection.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { pricingRowsToWire } from "./pricing-to-wire.ts";

/** The hot path: rows are built to their type, so they are written as they are instead of being checked once more. */
function serializerCompiler() {
  return JSON.stringify;
}

export function registerPricingData(app: App, services: Services): void {
  app.route({
    ...routeOf(pricing.rows),
    serializerCompiler,
    handler: async (request, reply) => {
      const priced = priceSelection(services, entriesOf(request.query), { passesOverArtwork: true });
      if (!priced.ok) return answerRefusal(reply, priced);
      const { issues, hash: selection_hash } = priced;
      const not_orderable = issues.length === 0 ? undefined : issueMessages(issues);
      return { ...ok(pricingRowsToWire(priced)), selection_hash, not_orderable };
    },
  });
}
