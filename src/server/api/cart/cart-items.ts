import { toDollars } from "#domain/money.ts";
import { type Added, addToCart } from "#server/services/cart/add-to-cart.ts";
import { changeCartLine } from "#server/services/cart/change-line.ts";
import { setLineRemoved } from "#server/services/cart/remove-line.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerOrderRefusal } from "../answer-order-refusal.ts";
import type { App } from "../app.types.ts";
import { created, failures, success } from "../envelope.ts";
import { idempotencyHeaders, idempotencyKey } from "../idempotency-key.ts";
import { answerCart } from "./answer-cart.ts";
import { addBody, addedSchema, cartAnswer, lineBody, lineParams } from "./cart.schema.ts";

const tags = ["cart"];

const schemas = {
  add: {
    summary: "Add a configured product to the cart",
    description:
      "Needs no login: a visitor becomes a guest by its cookie. The price is the shop's own; 409 with `error.pricing_row` " +
      "when it is not the one that was shown.",
    tags,
    headers: idempotencyHeaders,
    body: addBody,
    response: { 201: success(addedSchema), ...failures },
  },
  change: {
    summary: "Change an item's quantity or sets, or put a removed one back",
    tags,
    params: lineParams,
    body: lineBody,
    response: { 200: cartAnswer, ...failures },
  },
  remove: {
    summary: "Remove an item; for a day it can be put back",
    tags,
    params: lineParams,
    response: { 200: cartAnswer, ...failures },
  },
};

function addedToWire({ count, changed, price, ...item }: Added) {
  return {
    cart_item: { ...item, price: toDollars(price) },
    count,
    changed,
  };
}

/** The items of a browser's cart. */
export function registerCartItems(app: App, services: Services, cookies: Cookies): void {
  app.post("/cart/add", { schema: schemas.add }, async (request, reply) => {
    const { body, headers } = request;
    const how = { key: idempotencyKey(headers), lineId: body.cart_item_id ?? null };
    const caller = cookies.caller(request);
    const outcome = await addToCart(services, caller, body, how);
    if (!outcome.ok) return answerOrderRefusal(reply, outcome);
    cookies.keepGuest(reply, caller, outcome.guestToken);
    return reply.code(201).send(created(addedToWire(outcome.answer)));
  });

  app.patch("/cart/items/:id", { schema: schemas.change }, async (request, reply) => {
    const caller = cookies.caller(request);
    const { removed, quantity, kinds } = request.body;
    const { id } = request.params;
    const outcome =
      removed === undefined
        ? await changeCartLine(services, caller, id, { quantity, sets: kinds })
        : await setLineRemoved(services, caller, id, removed);
    return answerCart(services, reply, outcome);
  });

  app.delete("/cart/items/:id", { schema: schemas.remove }, async (request, reply) => {
    const outcome = await setLineRemoved(services, cookies.caller(request), request.params.id, true);
    return answerCart(services, reply, outcome);
  });
}
