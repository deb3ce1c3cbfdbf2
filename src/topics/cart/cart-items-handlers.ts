import { cart } from "#contract/cart.ts";
import { created } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { toDollars } from "#domain/money.ts";
import { type AddedLine, addToCart } from "./add-to-cart.ts";
import { changeCartLine } from "./change-line.ts";
import { putLineBack, removeLine } from "./remove-line.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerCart } from "./answer-cart.ts";

function addedLineToWire({ count, changed, price, ...item }: AddedLine) {
  return { cart_item: { ...item, price: toDollars(price) }, count, changed };
}

/** The items of a browser's cart. */
export function registerCartItems(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(cart.add),
    handler: async (request, reply) => {
      const { body, headers } = request;
      const how = { key: idempotencyKey(headers), lineId: body.cart_item_id ?? null };
      const caller = cookies.caller(request);
      const outcome = await addToCart(services, caller, body, how);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created(addedLineToWire(outcome.answer)));
    },
  });

  app.route({
    ...routeOf(cart.change),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const { removed, quantity, kinds } = request.body;
      const { id } = request.params;
      const outcome =
        removed === undefined
          ? await changeCartLine(services, caller, id, { quantity, sets: kinds })
          : await putLineBack(services, caller, id);
      return answerCart(services, reply, outcome);
    },
  });

  app.route({
    ...routeOf(cart.remove),
    handler: async (request, reply) => {
      const outcome = await removeLine(services, cookies.caller(request), request.params.id);
      return answerCart(services, reply, outcome);
    },
  });
}
