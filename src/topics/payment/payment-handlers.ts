import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { beginPayment } from "./begin-payment.ts";
import { hearPaymentMessage, lookForPayment } from "./settle-payments.ts";
import type { Services } from "#topics/services.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "#topics/order/order-to-wire.ts";
import { answerMissingPage } from "#platform/http/plain-page.ts";
import { privately } from "#topics/quotation/quotation-handlers.ts";
import { printTaxPaper } from "./print-tax-paper.ts";

/** Paying an order by card, and looking for what was paid. */
export function registerOrderPayment(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.pay),
    handler: async (request, reply) => {
      const { body, params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null, whole: body.whole ?? false };
      const outcome = await beginPayment(services, cookies.caller(request), asked);
      return outcome.ok ? ok({ url: outcome.url }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.lookForPayment),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await lookForPayment(services, cookies.caller(request), asked);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}

/** Far more than a message of a provider has. */
const bodyLimit = 256 * 1024;

/**
 * `POST /hooks/stripe`: what Stripe tells, known by its signature over the bytes as they came. 204 when it is worked off; 400 for what
 * is not Stripe's; anything else says that it is to be sent again.
 */
export async function registerPaymentMessages(app: App, services: Services): Promise<void> {
  if (services.payments === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/hooks/stripe", { schema: { hide: true } }, async ({ headers, body }, reply) => {
      const signature = headers["stripe-signature"];
      const isSigned = typeof signature === "string" && body instanceof Buffer;
      const isHeard = isSigned && (await hearPaymentMessage(services, body, signature));
      return reply.code(isHeard ? 204 : 400).send();
    });
  });
}

/** Of which only the page's 404 is used. */
const noOrder = "/order/missing";

interface Asked {
  readonly Params: { readonly orderNo: string; readonly paper: string };
  readonly Querystring: { readonly key?: unknown };
}

/** `/pdf/order/{number}/{paper}`: a tax invoice or a credit note, for the order's owner and for whoever has its key. */
export function registerTaxPaperPdf(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get<Asked>(
    "/pdf/order/:orderNo/:paper",
    { schema: { hide: true }, onSend: privately },
    async (request, reply) => {
      const { orderNo, paper } = request.params;
      const { key } = request.query;
      const asked = { orderNo, key: typeof key === "string" ? key : null };
      const outcome = await printTaxPaper(services, cookies.caller(request), asked, paper);
      if (!outcome.ok)
        return outcome.code === "not-found"
          ? answerMissingPage(app, request, reply, noOrder)
          : answerRefusal(reply, outcome);
      return reply
        .header("content-disposition", `inline; filename="${outcome.number}.pdf"`)
        .type("application/pdf")
        .send(outcome.bytes);
    },
  );
}
