import { z } from "zod";

function pageId(what: string) {
  return z
    .unknown()
    .optional()
    .meta({ description: what, examples: [3] });
}

/** Ids of the page a product was configured on: kept with it, passed over when they are no ids. */
export const submissionFields = {
  featured_item_id: pageId("The featured item whose page it was configured on."),
  quote_slider_id: pageId("The slide that was shown."),
  uses_id: pageId("What it is to be used for, where a page asks."),
  uses_product_id: pageId("The product proposed for that use."),
};

/** What a configured product says beside the fields of `get/pricing-data` when it is ordered. */
export const orderedFields = {
  product_pricing_id: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "The price it was shown; 409 with the new row when that no longer holds." }),
  origin_path: z.string().max(2000).optional().meta({
    description: "The address it was configured at; `quote_page` stands for the page of `featured_item_id`.",
  }),
  ...submissionFields,
};
