import * as z from "zod/mini";
import { email, requiredLine } from "#domain/account/fields.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";

/** Asks for the link to an order: by its number, as people type it, and the address it was placed with. */
export const trackForm = z.object({
  order_no: requiredLine(
    accountLimits.addressLineMax,
    messageOf("order-number-required"),
    messageOf("order-number-required"),
  ),
  email,
});
