import { created, ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { toCents } from "#domain/money.ts";
import { drawOrderLine } from "#server/services/order/draw-order-line.ts";
import { listOrders } from "#server/services/order/list-orders.ts";
import { orderPath } from "#server/services/order/order-keys.ts";
import { placeOrder } from "#server/services/order/place-order.ts";
import { placeQuotation } from "#server/services/quotation-link/place-quotation.ts";
import { readOrder } from "#server/services/order/read-order.ts";
import { saveCheckoutDraft } from "#server/services/checkout/save-checkout-draft.ts";
import type { Services } from "#server/services/services.ts";
import { type Cookies, createCookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { filePolicy } from "../file-policy.ts";
import { routeOf } from "../route-of.ts";
import { registerOrderAnswers } from "./order-answers.ts";
import { registerOrderPayment } from "./order-payment.ts";
import { listedOrderToWire, orderToWire } from "./order-to-wire.ts";

function registerCheckout(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.draft),
    handler: async (request, reply) => {
      const outcome = await saveCheckoutDraft(services, cookies.caller(request), request.body);
      return outcome.ok ? ok({ kept: true } as const) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.place),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const caller = cookies.caller(request);
      const { terms: _terms, total_price: total, delivery_date: delivery = null, ...rest } = body;
      const { quotation_no: quotationNo, quotation_key: quotationKey = "", ...typed } = rest;
      const sent = { key: idempotencyKey(headers), typed, shown: { total: toCents(total), delivery } };
      const outcome =
        quotationNo === undefined
          ? await placeOrder(services, caller, sent)
          : await placeQuotation(services, caller, { quotationNo, key: quotationKey }, sent);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const { orderNo } = outcome.answer;
      return reply.code(201).send(created({ order_no: orderNo, path: orderPath(services, orderNo) }));
    },
  });
}

function registerPictures(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.picture),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const what = {
        line: params.line,
        place: query.place ?? 0,
        version: query.version ?? null,
        view: query.view ?? "product",
      } as const;
      const drawn = await drawOrderLine(services, cookies.caller(request), asked, what);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply
        .type("image/svg+xml")
        .headers({ "content-security-policy": filePolicy, "cache-control": "private, no-store" })
        .send(drawn.svg);
    },
  });
}

/** Orders: placed once, read by their owner and by whoever has their link. */
export function registerOrder(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerCheckout(app, services, cookies);
  registerOrderAnswers(app, services, cookies);
  registerOrderPayment(app, services, cookies);
  registerPictures(app, services, cookies);

  app.route({
    ...routeOf(order.read),
    handler: async (request, reply) => {
      const { params, query } = request;
      const caller = cookies.caller(request);
      const outcome = await readOrder(services, caller, params.order_no, query.key ?? null);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.list),
    handler: async (request, reply) => {
      const outcome = await listOrders(services, cookies.caller(request));
      return outcome.ok ? ok(outcome.orders.map(listedOrderToWire)) : answerRefusal(reply, outcome);
    },
  });
}
