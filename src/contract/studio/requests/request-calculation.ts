import { z } from "zod";
import { configured, plainField, plainInput } from "../plain-form.ts";
import { defineStudioCall, ofStaff } from "../studio-call.ts";

const dollars = z.number().nullable();
const figures = {
  price: dollars.meta({ description: "Dollars for all sets, GST included; null where there is none." }),
  cost: dollars.meta({ description: "What it costs the shop, likewise." }),
};

/** Prices and costs of what was asked for. */
export const requestCalculation = {
  calculate: defineStudioCall({
    method: "POST",
    path: "requests/:number/calculation",
    summary: "Prices, costs and margins of a quote request",
    description:
      "As it was asked, or as it was changed here: the request stays as it is. Costs are told to nobody else, and in no other call.",
    needs: "margins.see",
    params: z.object({ number: z.string().max(40).meta({ description: "The number of a quote request." }) }),
    body: z.object({
      configured: configured.meta({
        description: "`configured` of the calculation before; empty for what was asked.",
      }),
      typed: plainInput,
    }),
    replies: {
      200: z.object({
        configured: z.string(),
        fields: z.array(plainField),
        sets: z.int(),
        quantity: z.int().nullable(),
        line: z.string().meta({ description: "What it is, in words for a line of the answer." }),
        is_as_asked: z.boolean(),
        notes: z.array(z.string()).readonly(),
        why: z.string().nullable().meta({ description: "Why there is no price." }),
        nearest: z.object({ words: z.string(), configured: z.string() }).nullable(),
        rows: z.array(z.object({ quantity: z.int(), ...figures })),
        parts: z
          .array(z.object({ label: z.string(), ...figures }))
          .meta({ description: "What the chosen quantity is made of." }),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { number: "R2610231A2B3C4D5E" }, body: { configured: "", typed: [] } },
  }),
} as const;
