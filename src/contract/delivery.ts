import { z } from "zod";
import { holidaySchema } from "#domain/catalogue/schema.ts";
import { defineCall } from "./call.ts";
import { wireChoiceSchema } from "./schemas/choices.ts";
import { shippingSchema } from "./pricing.ts";
import { requiredDigits } from "./schemas/request-fields.ts";

/** How long it takes until somebody has it. */
export const delivery = {
  shippingInfo: defineCall({
    method: "GET",
    path: "quote/get/shipping-info/:id",
    summary: "Shipping choices of a product",
    description: "Production and delivery in business days, with the dates of an order placed now.",
    params: z.object({ id: requiredDigits("Product.", 1) }),
    refusals: ["unknown"],
    replies: {
      200: z.array(
        shippingSchema.extend({
          product: z.string(),
          turnaround: z.string().meta({ examples: ["9-10 business days"] }),
          finishings: z
            .array(wireChoiceSchema)
            .meta({ description: "What it is for; empty for a product without finishings." }),
        }),
      ),
    },
    sameForEverybody: true,
    example: { params: { id: "1" } },
  }),
  holidays: defineCall({
    method: "GET",
    path: "quote/get/holidays",
    summary: "The days on which the shop does not work",
    query: z.object({}),
    refusals: [],
    replies: { 200: z.array(holidaySchema) },
    sameForEverybody: true,
    example: {},
  }),
};
