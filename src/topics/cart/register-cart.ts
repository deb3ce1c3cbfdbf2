import { cart } from "#contract/cart.ts";
import { ok } from "#contract/envelope.ts";
import { countCart } from "./count-cart.ts";
import { readCart } from "./read-cart.ts";
import { updateUserCart } from "./update-user-cart.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { createCookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerCart } from "./answer-cart.ts";
import { registerCartItems } from "./cart-items-handlers.ts";
import { registerCartPreferences } from "./cart-preferences-handlers.ts";

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
