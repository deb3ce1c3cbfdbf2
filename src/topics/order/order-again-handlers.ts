import type { ReplyTo } from "#contract/calls.ts";
import { created, ok } from "#contract/envelope.ts";
import { againCalls as calls } from "#contract/order-afterwards.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type AgainLine, orderAgain, readOrderAgain } from "./order-again.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

type WireLine = ReplyTo<"GET order/:order_no/again">["items"][number];

function lineToWire(again: AgainLine): WireLine {
  const { line, ordered } = again;
  return {
    line,
    title: again.ok ? again.title : ordered.title,
    quantity_text: quantityText(ordered),
    was_price: toDollars(ordered.price),
    price: again.ok ? toDollars(again.price) : null,
    changes: again.ok ? [...again.changes] : [],
    message: again.ok ? null : again.why,
    has_artwork: ordered.selection.artwork !== null || ordered.selection.lettering !== null,
    origin_path: ordered.originPath,
  };
}

function registerRead(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(calls.readAgain),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await readOrderAgain(services, cookies.caller(request), asked);
      return outcome.ok ? ok({ items: outcome.lines.map(lineToWire) }) : answerRefusal(reply, outcome);
    },
  });
}

/** An order once more: what it would be today, and its lines into the cart. */
export function registerOrderAgain(app: App, services: Services, cookies: Cookies): void {
  registerRead(app, services, cookies);
  app.route({
    ...routeOf(calls.addAgain),
    handler: async (request, reply) => {
      const { params, query, body, headers } = request;
      const caller = cookies.caller(request);
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const lines = body.lines.map(({ line, price }) => ({ line, price: toCents(price) }));
      const idempotency = idempotencyKey(headers);
      const outcome = await orderAgain(services, caller, asked, { lines, idempotencyKey: idempotency });
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created(outcome.answer));
    },
  });
}
