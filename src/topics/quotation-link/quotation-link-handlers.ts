import { created, ok } from "#contract/envelope.ts";
import { quotation } from "#contract/quotation.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { drawQuotationCode, drawQuotedLine } from "./draw-quoted-line.ts";
import { quotationToCart } from "./quotation-to-cart.ts";
import { readQuotationLink } from "./read-quotation-link.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { filePolicy } from "#platform/http/file-policy.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { linkedQuotationToWire, listedQuotationToWire } from "./linked-quotation-to-wire.ts";
import { listQuotations } from "./list-quotations.ts";

/** What is somebody's own, and runs nothing when it is opened by itself. */
const pictureHeaders = { "content-security-policy": filePolicy, "cache-control": "private, no-store" };

/** Its pictures, for `img` elements. */
function registerPictures(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(quotation.picture),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const drawn = await drawQuotedLine(services, cookies.caller(request), link, params.line);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply.type("image/svg+xml").headers(pictureHeaders).send(drawn.svg);
    },
  });

  app.route({
    ...routeOf(quotation.code),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const drawn = await drawQuotationCode(services, cookies.caller(request), link);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply.type("image/svg+xml").headers(pictureHeaders).send(drawn.svg);
    },
  });
}

/** Quotations in their owner's list; and for whoever has the link of one: seen, and put into their cart. */
export function registerQuotationLink(app: App, services: Services, cookies: Cookies): void {
  registerPictures(app, services, cookies);

  app.route({
    ...routeOf(quotation.list),
    handler: async (request, reply) => {
      const outcome = await listQuotations(services, cookies.caller(request));
      return outcome.ok
        ? ok(outcome.quotations.map((one) => listedQuotationToWire(services, one, outcome.artwork)))
        : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.open),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const outcome = await readQuotationLink(services, cookies.caller(request), link);
      return outcome.ok ? ok(linkedQuotationToWire(services, outcome.linked)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.toCart),
    handler: async (request, reply) => {
      const { params, query, headers } = request;
      const caller = cookies.caller(request);
      const link = { quotationNo: params.quotation_no, key: query.key };
      const outcome = await quotationToCart(services, caller, link, idempotencyKey(headers));
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created({ count: outcome.answer.count }));
    },
  });
}
