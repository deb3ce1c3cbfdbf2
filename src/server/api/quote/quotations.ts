import { z } from "zod";
import { MERGED_CART_LIMIT } from "#domain/quote/cart/cart-limit.ts";
import { billToForm } from "#domain/quote/quotation/bill-to.ts";
import { changeBillTo } from "#server/services/quotation/change-bill-to.ts";
import { createQuotation } from "#server/services/quotation/create-quotation.ts";
import { listQuotations } from "#server/services/quotation/list-quotations.ts";
import type { KeptQuotation } from "#server/services/quotation/quotation-of.ts";
import { readQuotation } from "#server/services/quotation/read-quotation.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import { type Cookies, createCookies } from "../account/cookies.ts";
import { answerOrderRefusal } from "../answer-order-refusal.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";
import { idempotencyHeaders, idempotencyKey } from "../idempotency-key.ts";
import { orderedFields } from "../ordered-fields.ts";
import { rowId, rowIdField } from "../query-fields.ts";
import { listedSchema, listedToWire, quotationSchema, quotationToWire } from "./quotation-wire.ts";

const tags = ["quote"];
const answer = success(quotationSchema);

const schemas = {
  create: {
    summary: "Issue a quotation",
    description:
      "At the shop's own prices of now: prices and sums in the body are passed over. 409 with `error.pricing_row` " +
      "when a `product_pricing_id` is not the price of now. Bill To begins with what the shop knows of its owner.",
    tags,
    headers: idempotencyHeaders,
    body: z.object({
      quotations: z
        .array(
          z.looseObject({
            ...orderedFields,
            cart_item_id: rowIdField.optional(),
          }),
        )
        .min(1)
        .max(MERGED_CART_LIMIT, `Quote at most ${MERGED_CART_LIMIT} items at a time.`)
        .meta({
          description:
            "Configured products in the fields of `get/pricing-data`, as in `cart/add`; or items of the own cart by " +
            "`cart_item_id`: all of them together cost what the cart says.",
        }),
      coupon_discount: z
        .unknown()
        .optional()
        .meta({
          description:
            "The discount the cart has shown. Above 0: refused when its coupon takes nothing off any more.",
          examples: [5.7],
        }),
    }),
    response: { 201: success(z.object({ id: z.int(), quotation_no: z.string() })), ...failures },
  },
  list: {
    summary: "Quotations of this browser's account or guest",
    description: "The newest 100, the newest first.",
    tags,
    response: { 200: success(z.array(listedSchema)), ...failures },
  },
  one: {
    summary: "One of the own quotations",
    tags,
    params: z.object({
      quotation_no: z.string().meta({ description: "Its number.", examples: ["Q2610231A2B3C4D5E"] }),
    }),
    response: { 200: answer, ...failures },
  },
  update: {
    summary: "Write Bill To of an own quotation",
    description: "Nothing else of a quotation changes; other fields are passed over.",
    tags,
    params: z.object({ id: rowId("Quotation.") }),
    body: billToForm,
    response: { 200: answer, ...failures },
  },
};

function registerCreate(app: App, services: Services, cookies: Cookies): void {
  app.post("/quote/create/quotation", { schema: schemas.create }, async (request, reply) => {
    const { headers, body } = request;
    const caller = cookies.caller(request);
    const { quotations, coupon_discount: discount } = body;
    const shown = { withCoupon: typeof discount === "number" && discount > 0 };
    const outcome = await createQuotation(services, caller, idempotencyKey(headers), quotations, shown);
    if (!outcome.ok) return answerOrderRefusal(reply, outcome);
    cookies.keepGuest(reply, caller, outcome.guestToken);
    const { id, quotationNo } = outcome.answer;
    return reply.code(201).send(created({ id, quotation_no: quotationNo }));
  });
}

/** Quotations: issued once, read and addressed by their owner alone. */
export function registerQuotations(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerCreate(app, services, cookies);
  const toWire = (quotation: KeptQuotation) => quotationToWire(services.catalogue.current(), quotation);

  app.get("/quote/get/quotations", { schema: schemas.list }, async (request, reply) => {
    const outcome = await listQuotations(services, cookies.caller(request));
    return outcome.ok ? ok(outcome.quotations.map(listedToWire)) : answerRefusal(reply, outcome);
  });

  app.get("/quote/get/quotation/:quotation_no", { schema: schemas.one }, async (request, reply) => {
    const { quotation_no: number } = request.params;
    const outcome = await readQuotation(services, cookies.caller(request), number);
    return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
  });

  app.put("/quote/update/quotation/:id", { schema: schemas.update }, async (request, reply) => {
    const { params, body } = request;
    const outcome = await changeBillTo(services, cookies.caller(request), params.id, body);
    return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
  });
}
