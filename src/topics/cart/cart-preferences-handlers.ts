import { cart } from "#contract/cart.ts";
import { applyCoupon } from "./apply-coupon.ts";
import { changeCartPreferences } from "./change-preferences.ts";
import { choosePoints } from "./choose-points.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerCart } from "./answer-cart.ts";

/** What is asked for the cart as a whole. */
export function registerCartPreferences(app: App, services: Services, cookies: Cookies): void {
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
