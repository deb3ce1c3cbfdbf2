import { z } from "zod";

/** What a configured product says beside the fields of `get/pricing-data` when it is ordered. */
export const orderedFields = {
  product_pricing_id: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "The price it was shown; 409 with the new row when that no longer holds." }),
  origin_path: z.string().max(2000).optional().meta({ description: "The page it was configured on." }),
};
