import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { drawOrderLine } from "./draw-order-line.ts";
import { listOrders, readOrder } from "./read-order.ts";
import type { Services } from "#topics/services.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { filePolicy } from "#platform/http/security-headers.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { listedOrderToWire, orderToWire } from "./order-to-wire.ts";
import { approveProof, askForChange, cancelOrder, changeContact, writeMessage } from "./answer-order.ts";
import { reviveOrder } from "./order-time.ts";
import { changeOwnOrderKey } from "./change-order-key.ts";
import { mailOrderLink } from "./mail-order-link.ts";
import { artworkCalls, contactCalls } from "#contract/order-afterwards.ts";
import { sendOrderArtwork } from "./send-artwork.ts";

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
        since: query.since ?? null,
        lines: query.lines ?? null,
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

/** What a customer says of a proof: each answers the whole of the order. */
function registerProofAnswers(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.approve),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const proof = { ...body, line: params.line };
      const outcome = await approveProof(services, cookies.caller(request), asked, proof);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.askForChange),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const change = { ...body, pins: body.pins ?? [], line: params.line };
      const outcome = await askForChange(services, cookies.caller(request), asked, change);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}

/** What else a customer does to an order on its page: each answers the whole of it. */
function registerOrderChanges(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.revive),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await reviveOrder(services, cookies.caller(request), asked);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(contactCalls.changeContact),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await changeContact(services, cookies.caller(request), asked, body);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.cancel),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await cancelOrder(services, cookies.caller(request), asked, body.reason);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}

/** Orders: placed once, read by their owner and by whoever has their link. */
export function registerOrder(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerProofAnswers(app, services, cookies);
  registerOrderChanges(app, services, cookies);
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

/** What a customer writes to the shop about an order: it answers the whole of it. */
export function registerOrderMessages(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.write),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await writeMessage(services, cookies.caller(request), asked, body.words);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}

/** Sends the link to an order to whoever placed it. */
export function registerOrderLink(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.link),
    handler: async (request, reply) => {
      const { order_no: orderNo, email } = request.body;
      const outcome = await mailOrderLink(services, cookies.caller(request), { orderNo, email });
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** Gives an order another key; the link goes to whoever placed it. */
export function registerOrderKey(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(contactCalls.changeKey),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await changeOwnOrderKey(services, cookies.caller(request), asked);
      return outcome.ok ? ok({ email: outcome.email }) : answerRefusal(reply, outcome);
    },
  });
}

/** Files that are sent for an order after it was placed. */
export function registerOrderArtwork(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(artworkCalls.sendArtwork),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const sent = { line: params.line, files: body.files };
      const outcome = await sendOrderArtwork(services, cookies.caller(request), asked, sent);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}
