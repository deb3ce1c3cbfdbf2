import { z } from "zod";

/** What the answers of several calls have in common. */
export const dollars = z.number().nonnegative();
export const date = z.string().meta({ description: "YYYY-MM-DD" });

/** Where somebody is, as an address book and Bill To say it. */
export const place = {
  company: z.string(),
  address: z.string(),
  apartment: z.string(),
  city_town: z.string(),
  province: z.string(),
  postcode: z.string(),
  phone_number: z.string(),
};

/** What lowers a price, with its last day; given beside `orig_price`. */
export const promotion = z.object({ name: z.string(), ends_on: date });

/** A configured product in words. */
/** What was configured, as one calls the thing itself. */
export const title = z.string().meta({ examples: ["Art paper stickers, die cut, 50 mm circle"] });

export const details = z.array(z.object({ label: z.string(), value: z.string() })).readonly();

export const shippingDate = z.object({
  quote_page: z.string().meta({ description: "The delivery date in words." }),
  dispatch: date,
  delivery: date,
});
