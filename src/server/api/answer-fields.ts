import { z } from "zod";

/** What the answers of several calls have in common. */
export const dollars = z.number().nonnegative();
export const date = z.string().meta({ description: "YYYY-MM-DD" });

/** A configured product in words. */
export const details = z.array(z.object({ label: z.string(), value: z.string() }));

export const shippingDate = z.object({
  quote_page: z.string().meta({ description: "The delivery date in words." }),
  dispatch: date,
  delivery: date,
});
