import { ok } from "#contract/envelope.ts";
import { pricing } from "#contract/pricing.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { findDimensionLookup, listSpecialProcessingQuantities, priceSelection } from "./price-selection.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { pricingRowsToWire, shippingToWire } from "./pricing-to-wire.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { delivery } from "#contract/delivery.ts";
import { listShippingInfo } from "#topics/catalogue/page-content.ts";
import { choiceToWire } from "#topics/catalogue/choices.ts";

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
      // What the shop's own pages ask for, and could be ordered.
      if (
        request.headers["sec-fetch-site"] === "same-origin" &&
        issues.length === 0 &&
        priced.rows.length > 0
      )
        services.pricedSelections.note(priced.selection);
      const not_orderable = issues.length === 0 ? undefined : issueMessages(issues);
      return { ...ok(pricingRowsToWire(priced)), selection_hash, not_orderable };
    },
  });
}

function lookupToWire(lookup: DimLookup, equal: boolean) {
  return {
    id: lookup.id,
    cutting_id: lookup.supplyId,
    min_size: sizeName(lookup.min),
    max_size: sizeName(lookup.max),
    equal_side: equal ? ("yes" as const) : ("no" as const),
  };
}

export function registerDimensionLookup(app: App, services: Services): void {
  app.route({
    ...routeOf(pricing.sizeLimits),
    handler: async (request, reply) => {
      const { product_id: productId, cutting_id: supplyId, width: widthMm, height: heightMm } = request.query;
      const found = findDimensionLookup(services, { productId, supplyId, widthMm, heightMm });
      if (!found.ok) return answerRefusal(reply, found);
      return ok(lookupToWire(found.lookup, widthMm === heightMm));
    },
  });
}

export function registerSpecialProcessingQuantities(app: App, services: Services): void {
  app.route({
    ...routeOf(pricing.specialProcessingQuantities),
    handler: async (request, reply) => {
      const { product_id, cutting_id, finishing_id, adhesive_id, color_id } = request.query;
      const found = listSpecialProcessingQuantities(services, {
        productId: product_id,
        supplyId: cutting_id,
        finishingId: finishing_id,
        adhesiveId: adhesive_id,
        colourId: color_id,
      });
      if (!found.ok) return answerRefusal(reply, found);
      return ok(found.quantities);
    },
  });
}

/** The shop's holidays, and how a product can be sent. */
export function registerDelivery(app: App, services: Services): void {
  app.route({
    ...routeOf(delivery.holidays),
    handler: () => ok(services.catalogue.current().document.holidays),
  });
  app.route({
    ...routeOf(delivery.shippingInfo),
    handler: async (request, reply) => {
      const found = listShippingInfo(services, request.params.id);
      if (!found.ok) return answerRefusal(reply, found);
      const { choices, product } = found;
      return ok(
        choices.map((offer) => ({
          ...shippingToWire(offer),
          product: product.name,
          turnaround: offer.turnaround,
          finishings: offer.finishings.map(choiceToWire),
        })),
      );
    },
  });
}
