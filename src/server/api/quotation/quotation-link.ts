import { created, ok } from "#contract/envelope.ts";
import { quotation } from "#contract/quotation.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { drawQuotationCode, drawQuotedLine } from "#server/services/quotation-link/draw-quoted-line.ts";
import { quotationToCart } from "#server/services/quotation-link/quotation-to-cart.ts";
import { readQuotationLink } from "#server/services/quotation-link/read-quotation-link.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { filePolicy } from "../file-policy.ts";
import { routeOf } from "../route-of.ts";
import { linkedQuotationToWire } from "./quotation-wire.ts";

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

/** A quotation for whoever has its link: seen, and put into their cart. */
export function registerQuotationLink(app: App, services: Services, cookies: Cookies): void {
  registerPictures(app, services, cookies);

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
