import { z } from "zod";
import { addressSchema } from "./account.ts";
import { defineCall } from "./call.ts";
import { cartSchema } from "./cart.ts";
import { ofOwner } from "./failures/shared-refusals.ts";
import {
  accountSchema,
  hindranceSchema,
  orderedQuotationSchema,
  ordererSchema,
  quotationFaults,
  quotationLink,
} from "./schemas/order-placing.ts";

/** What is typed before an order is placed. */
export const checkoutCalls = {
  checkout: defineCall({
    method: "GET",
    path: "checkout",
    summary: "The cart to be ordered, with what was typed and what the shop knows of who orders",
    description: "Of a quotation: its lines, counted from 1, at the prices that were quoted.",
    query: z.object(quotationLink),
    refusals: [...ofOwner, ...quotationFaults, "too-many-tries"],
    replies: {
      200: z.object({
        quotation: orderedQuotationSchema
          .nullable()
          .meta({ description: "The quotation that is ordered; null where it is the cart." }),
        cart: cartSchema,
        typed: z
          .record(z.string(), z.string())
          .meta({ description: "By field of `order/place`, as it was typed." }),
        person: ordererSchema.nullable(),
        addresses: z.array(addressSchema).meta({ description: "A member's address book." }),
        last_order: z
          .record(z.string(), z.string())
          .meta({ description: "Where the last order of whoever asks went, by field of `order/place`." }),
        finds_addresses: z.boolean().meta({ description: "`checkout/addresses` knows some." }),
        takes_cards: z.boolean().meta({ description: "All of this can be paid by card." }),
        deposit: z.number().nullable().meta({
          description: "What of it is paid before it is made, where that is not all; on account nothing is.",
        }),
        account: accountSchema
          .nullable()
          .meta({ description: "A member's account with the shop; null where nothing is sold on account." }),
        hindrance: hindranceSchema
          .nullable()
          .meta({ description: "Why it cannot be ordered as it is; null when it can." }),
      }),
    },
    example: {},
  }),
  addresses: defineCall({
    method: "GET",
    path: "checkout/addresses",
    summary: "Addresses of New Zealand that begin like what is typed",
    description:
      "At most five, the most likely first; none where the shop has nobody to ask (`finds_addresses` of the checkout), or there is no answer in time.",
    query: z.object({
      q: z
        .string()
        .trim()
        .min(3)
        .max(100)
        .meta({ description: "Number and street, as far as they are typed." }),
    }),
    refusals: ["too-many-tries"],
    replies: {
      200: z.object({
        addresses: z.array(
          z.object({
            address: z.string().meta({ description: "With the suburb." }),
            city_town: z.string(),
            postcode: z.string().meta({ description: "Empty where it is not known." }),
          }),
        ),
      }),
    },
    example: { query: { q: "12 Karangahape" } },
  }),
  draft: defineCall({
    method: "PUT",
    path: "checkout",
    summary: "Keep what was typed at the checkout",
    description:
      "As typed, right or wrong: another tab, a reload and a sign-in find it again. With a quotation's link it is kept for whoever has no cart, too.",
    query: z.object(quotationLink),
    body: z.record(z.string().max(40), z.string().max(200)),
    refusals: [...ofOwner, "cart-empty", "too-many-tries"],
    replies: { 200: z.object({ kept: z.literal(true) }) },
    example: { body: { first_name: "Bea" } },
  }),
};
