import { quotation } from "#contract/quotation.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { changeBillTo } from "./change-bill-to.ts";
import { createQuotation } from "./create-quotation.ts";

import { type IssuedQuotation, readQuotation } from "./read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { quotationToWire } from "./quotation-wire.ts";

function registerCreate(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(quotation.create),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const caller = cookies.caller(request);
      const { quotations, coupon_discount: discount } = body;
      const shown = { withCoupon: typeof discount === "number" && discount > 0 };
      const outcome = await createQuotation(services, caller, idempotencyKey(headers), quotations, shown);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const { id, quotationNo } = outcome.answer;
      return reply.code(201).send(created({ id, quotation_no: quotationNo }));
    },
  });
}

/** Quotations: issued once, read and addressed by their owner alone. */
export function registerQuotation(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerCreate(app, services, cookies);
  const toWire = (quotation: IssuedQuotation) => quotationToWire(services, quotation);

  app.route({
    ...routeOf(quotation.read),
    handler: async (request, reply) => {
      const { quotation_no: number } = request.params;
      const outcome = await readQuotation(services, cookies.caller(request), number);
      return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.changeBillTo),
    handler: async (request, reply) => {
      const { params, body } = request;
      const outcome = await changeBillTo(services, cookies.caller(request), params.id, body);
      return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
    },
  });
}
