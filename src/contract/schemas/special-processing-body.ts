import { z } from "zod";
import { submissionFields } from "./submission-fields.ts";
import { uploadsFields } from "./uploads-field.ts";
import { commentField, personFields, trackingFields } from "./quote-request-body.ts";

const ignored = z.unknown().optional();

/** The Special Processing form, as multipart form data with its files or in JSON without. */
export const specialProcessingBody = z
  .looseObject({
    ...personFields,
    quote_type: z.literal("Special Processing"),
    comment: commentField,
    origin_path: z.string().optional(),
    /** Sent by the form (quotes-and-accounts.md 3) and passed over: whose request it is, the session says. */
    address_book_id: ignored.meta({ description: "Passed over: the session says who asks." }),
    ...uploadsFields,
    ...submissionFields,
    ...trackingFields,
  })
  .meta({
    description:
      "Beside these: product_id, cutting_id, shape_id, orientation_id, cut_per_shape, ea, finishing_id, premium_processing_id, premium_coating_id, adhesive_id, color_id, width and height or size_id, quantity, addons[] (special processings), na[] (for each of them its sub-options, joined by commas), and up to 4 files of at most 25 MB each as attachments[].",
  });
