import { z } from "zod";
import { compareProduct } from "#server/services/compare/compare-product.ts";
import { listCompared, MOST_ANSWERED } from "#server/services/compare/list-compared.ts";
import { removeCompared } from "#server/services/compare/remove-compared.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import { createCookies } from "../account/cookies.ts";
import { answerOrderRefusal } from "../answer-order-refusal.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";
import { idempotencyHeaders, idempotencyKey } from "../idempotency-key.ts";
import { tellIfAny } from "./compare-cookie.ts";
import { comparedSchema, comparedToWire } from "./compared-wire.ts";

const tags = ["compare"];
const keySchema = z.string().regex(/^[\w-]{1,64}$/, "must be a key that POST compare answered");
const scalar = z.union([z.string().max(8000), z.number(), z.boolean(), z.null()]);
const listed = z.union([scalar, z.array(scalar).max(50)]);

const comparedKey = success(
  z.object({
    key: z.string(),
    already: z.boolean().meta({ description: "It was there before, under this key." }),
  }),
);

const schemas = {
  add: {
    summary: "Lay a configured product beside others",
    description:
      "The body has the names of `get/pricing-data`, print features by side. Prices in it are never believed; 409 with `error.pricing_row` when a `product_pricing_id` is not the price of now. The same product again answers 200 with the key it has; at most 12.",
    tags,
    headers: idempotencyHeaders,
    body: z.record(z.string(), z.union([listed, z.record(z.string(), listed)])).meta({
      examples: [
        { product_id: 1, cutting_id: 1, size: "50x50", quantity: 10, kinds: 1, na: [], front: [], back: [] },
      ],
    }),
    response: { 200: comparedKey, 201: comparedKey, ...failures },
  },
  list: {
    summary: "The compared products, priced as of now",
    description:
      "The caller's own under the keys, in their order; without keys all of them, oldest first. Keys of others are as unknown as ones that never were.",
    tags,
    querystring: z.object({
      keys: z
        .union([z.string(), z.array(z.string())])
        .default("")
        .transform((given) =>
          [given]
            .flat()
            .flatMap((text) => text.split(","))
            .filter((key) => key !== ""),
        )
        .pipe(z.array(keySchema).max(MOST_ANSWERED))
        .meta({ description: "Keys joined by commas.", examples: ["hJ2kQ9xW,Zt7mB3pL"] }),
    }),
    response: {
      200: success(
        z.object({
          types: z.array(comparedSchema),
          gone: z.array(z.string()).meta({ description: "Asked keys that the caller does not have." }),
          count: z.int().meta({ description: "How many the caller has in all." }),
        }),
      ),
      ...failures,
    },
  },
  remove: {
    summary: "Take a product out of the comparison",
    tags,
    params: z.object({ key: keySchema.meta({ description: "Key of the compared product." }) }),
    response: { 200: success(z.object({ count: z.int() })), ...failures },
  },
};

/** Products side by side. A cookie that any page can read says that there are some; the page keeps the keys. */
export function registerCompare(app: App, services: Services): void {
  const { isHttps: secure } = services.config;
  const cookies = createCookies(secure);

  app.post("/compare", { schema: schemas.add }, async (request, reply) => {
    const key = idempotencyKey(request.headers);
    const caller = cookies.caller(request);
    const outcome = await compareProduct(services, caller, request.body, key);
    if (!outcome.ok) return answerOrderRefusal(reply, outcome);
    cookies.keepGuest(reply, caller, outcome.guestToken);
    tellIfAny(reply, true, secure);
    if (outcome.answer.already) return ok(outcome.answer);
    return reply.code(201).send(created(outcome.answer));
  });

  app.get("/compare", { schema: schemas.list }, async (request, reply) => {
    const outcome = await listCompared(services, cookies.caller(request), request.query.keys);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    const { products, gone, count } = outcome;
    tellIfAny(reply, count > 0, secure);
    return ok({ types: products.map(comparedToWire), gone: [...gone], count });
  });

  app.delete("/compare/:key", { schema: schemas.remove }, async (request, reply) => {
    const outcome = await removeCompared(services, cookies.caller(request), request.params.key);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    tellIfAny(reply, outcome.left > 0, secure);
    return ok({ count: outcome.left });
  });
}
