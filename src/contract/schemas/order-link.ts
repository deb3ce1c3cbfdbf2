import { z } from "zod";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { ofOwner } from "../failures/shared-refusals.ts";

export const orderNo = z
  .string()
  .refine(isOrderNumber, "must be an order's number")
  .meta({ description: "Order.", examples: ["K26-4F7Q2M"] });

/** A line of an order, in an address. */
export const orderLineParams = z.object({
  order_no: orderNo,
  line: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .meta({ description: "Line of the order.", examples: [1] }),
});

/** The key that came with the order's mail: whoever has it sees the order without an account. */
export const withKey = z.object({
  key: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .optional()
    .meta({ description: "Of the order's link; an owner needs none." }),
});

/** It is done with an order, by its owner or by whoever has its key. */
export const ofOrder = ["not-found", ...ofOwner] as const;
