import { z } from "zod";
import { MERGED_CART_LIMIT } from "#domain/quote/cart/cart-limit.ts";
import { countCart } from "#server/services/cart/count-cart.ts";
import { readCart } from "#server/services/cart/read-cart.ts";
import { updateUserCart } from "#server/services/cart/update-user-cart.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import { createCookies } from "../account/cookies.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { rowId, rowIdField } from "../query-fields.ts";
import { answerCart } from "./answer-cart.ts";
import { cartAnswer } from "./cart.schema.ts";
import { registerCartItems } from "./cart-items.ts";
import { registerCartWishes } from "./cart-wishes.ts";

const tags = ["cart"];

const countSchema = {
  summary: "How many items lie in the cart",
  tags,
  response: { 200: success(z.object({ count: z.int() })), ...failures },
};

const updateSchema = {
  summary: "Bring items into the signed-in user's cart, at the prices of now",
  description:
    "404 when the path names somebody else, or an item is neither theirs nor their browser's guest's.",
  tags,
  params: z.object({ userId: rowId("Customer whose cart it becomes.") }),
  body: z.strictObject({
    cart_items: z.array(rowIdField).min(1).max(MERGED_CART_LIMIT),
  }),
  response: { 200: cartAnswer, ...failures },
};

/** The cart: everything in it is priced anew by each call, and every change answers the whole of it. */
export function registerCart(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);

  const readSchema = { summary: "The cart", tags, response: { 200: cartAnswer, ...failures } };
  app.get("/cart", { schema: readSchema }, async (request, reply) =>
    answerCart(services, reply, await readCart(services, cookies.caller(request))),
  );

  app.get("/cart/count", { schema: countSchema }, async (request, reply) => {
    const outcome = await countCart(services, cookies.caller(request));
    return outcome.ok ? ok({ count: outcome.count }) : answerRefusal(reply, outcome);
  });

  app.put("/cart/update/user-cart/:userId", { schema: updateSchema }, async (request, reply) => {
    const { params, body } = request;
    const outcome = await updateUserCart(services, cookies.caller(request), params.userId, body.cart_items);
    return answerCart(services, reply, outcome);
  });

  registerCartItems(app, services, cookies);
  registerCartWishes(app, services, cookies);
}
