import { z } from "zod";
import { applyCoupon } from "#server/services/cart/apply-coupon.ts";
import { changeCartWish } from "#server/services/cart/change-wish.ts";
import { wishPoints } from "#server/services/cart/wish-points.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "../account/cookies.ts";
import type { App } from "../app.types.ts";
import { failures } from "../envelope.ts";
import { answerCart } from "./answer-cart.ts";
import { cartAnswer } from "./cart.schema.ts";

const tags = ["cart"];
const response = { 200: cartAnswer, ...failures };

const schemas = {
  coupon: {
    summary: "Use a coupon; an empty code uses none",
    tags,
    body: z.strictObject({ coupon_code: z.string().trim().max(40) }),
    response,
  },
  points: {
    summary: "Pay with points",
    description: "For members. The cart only states it; points leave the ledger with an order.",
    tags,
    body: z.strictObject({ points: z.int().min(0).max(1_000_000) }),
    response,
  },
  shipping: {
    summary: "Choose how the cart is shipped",
    description: "A method that the cart does not offer (any more) counts as the first one.",
    tags,
    body: z.strictObject({ shipping_method: z.string().trim().min(1).max(40) }),
    response,
  },
};

/** What is asked for the cart as a whole. */
export function registerCartWishes(app: App, services: Services, cookies: Cookies): void {
  app.post("/cart/coupon", { schema: schemas.coupon }, async (request, reply) => {
    const outcome = await applyCoupon(services, cookies.caller(request), request.body.coupon_code);
    return answerCart(services, reply, outcome);
  });

  app.post("/cart/points", { schema: schemas.points }, async (request, reply) => {
    const outcome = await wishPoints(services, cookies.caller(request), request.body.points);
    return answerCart(services, reply, outcome);
  });

  app.put("/cart/shipping", { schema: schemas.shipping }, async (request, reply) => {
    const wish = { shippingMethod: request.body.shipping_method };
    return answerCart(services, reply, await changeCartWish(services, cookies.caller(request), wish));
  });
}
