import { ok } from "#contract/envelope.ts";
import { pricing } from "#contract/pricing.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { priceSelection } from "#server/services/pricing/price-selection.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { routeOf } from "../route-of.ts";
import { pricingRowsToWire } from "./pricing-rows.ts";

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
