import { cart } from "#contract/cart.ts";
import { created, ok } from "#contract/envelope.ts";
import { countCart, readCart, type ReadCart } from "./read-cart.ts";
import { applyCoupon, changeCartPreferences, choosePoints, updateUserCart } from "./cart-choices.ts";
import type { Services } from "#topics/services.ts";
import { type Answering, answerRefusal } from "#topics/answer-refusal.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { toDollars } from "#domain/money.ts";
import { type AddedLine, addToCart, changeCartLine, putLineBack, removeLine } from "./cart-items.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import { cartToWire } from "./cart-to-wire.ts";

/** The cart after something was done to it, or why it was not. */
function answerCart<Code extends RefusalCode>(
  services: Pick<Services, "catalogue">,
  reply: Answering<Code>,
  outcome: ReadCart | Refusal<NoInfer<Code>>,
) {
  return outcome.ok ? ok(cartToWire(services, outcome)) : answerRefusal(reply, outcome);
}

/** What is asked for the cart as a whole. */
function registerCartPreferences(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(cart.coupon),
    handler: async (request, reply) => {
      const outcome = await applyCoupon(services, cookies.caller(request), request.body.coupon_code);
      return answerCart(services, reply, outcome);
    },
  });

  app.route({
    ...routeOf(cart.points),
    handler: async (request, reply) => {
      const outcome = await choosePoints(services, cookies.caller(request), request.body.points);
      return answerCart(services, reply, outcome);
    },
  });

  app.route({
    ...routeOf(cart.shipping),
    handler: async (request, reply) => {
      const preferences = { shippingMethod: request.body.shipping_method };
      return answerCart(
        services,
        reply,
        await changeCartPreferences(services, cookies.caller(request), preferences),
      );
    },
  });
}

function addedLineToWire({ count, changed, price, artworkPath = null, ...item }: AddedLine) {
  return { cart_item: { ...item, price: toDollars(price), artwork_path: artworkPath }, count, changed };
}

/** The items of a browser's cart. */
function registerCartItems(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(cart.add),
    handler: async (request, reply) => {
      const { body, headers } = request;
      const how = {
        key: idempotencyKey(headers),
        lineId: body.cart_item_id ?? null,
        method: body.method ?? null,
      };
      const caller = cookies.caller(request);
      const outcome = await addToCart(services, caller, body, how);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const { count, changed } = outcome.answer;
      if (count === 1 && !changed) services.dayCounts.count("cart");
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

/** The cart: everything in it is priced anew by each call, and every change answers the whole of it. */
export function registerCart(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);

  app.route({
    ...routeOf(cart.read),
    handler: async (request, reply) =>
      answerCart(services, reply, await readCart(services, cookies.caller(request))),
  });

  app.route({
    ...routeOf(cart.count),
    handler: async (request, reply) => {
      const outcome = await countCart(services, cookies.caller(request));
      return outcome.ok ? ok({ count: outcome.count }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(cart.bringOver),
    handler: async (request, reply) => {
      const { params, body } = request;
      const outcome = await updateUserCart(services, cookies.caller(request), params.userId, body.cart_items);
      return answerCart(services, reply, outcome);
    },
  });

  registerCartItems(app, services, cookies);
  registerCartPreferences(app, services, cookies);
}
