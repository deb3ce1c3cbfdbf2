import { z } from "zod";
import { date, dollars } from "./reply-fields.ts";

/** What the page has shown, so that nothing is ordered that was not seen. */
export const seenSumsSchema = z.object({
  total_price: dollars.meta({ examples: [39] }),
  delivery_date: date.optional(),
});

/** Which quotation is ordered, by its link; without it the cart is. */
export const quotationLink = {
  quotation_no: z
    .string()
    .max(40)
    .optional()
    .meta({ description: "A quotation to order instead of the cart." }),
  quotation_key: z.string().max(100).optional().meta({ description: "Of the quotation's link." }),
};

export const quotationFaults = ["not-found", "quotation-ended", "quotation-ordered"] as const;

export const orderedQuotationSchema = z.object({
  quotation_no: z.string(),
  valid_until: date,
  path: z.string().meta({ description: "Its page, with its key." }),
  lost_points: dollars.meta({ description: "What it takes off by points that whoever asks cannot spend." }),
});

export const ordererSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_member: z.boolean().meta({ description: "The address is the account's, and stays." }),
});

export const hindranceSchema = z.object({
  message: z.string(),
  cart_item_id: z
    .int()
    .nullable()
    .meta({ description: "What it is about; null where it is the whole cart." }),
});

export const accountSchema = z.object({
  left: dollars.meta({ description: "What can still be ordered on account." }),
  due_on: date.meta({ description: "When an order of today would be to be paid." }),
  is_enough: z.boolean().meta({ description: "All of this can be on account." }),
});
