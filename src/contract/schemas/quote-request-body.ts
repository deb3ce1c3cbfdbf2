import { z } from "zod";
import { COMMENT_LENGTH, isComment } from "#domain/quote-request/quote-request.ts";
import { trackingNames } from "#domain/quote-request/tracking-names.ts";
import { submissionFields } from "./submission-fields.ts";
import { uploadsFields } from "./uploads-field.ts";

function personText(what: string, example: string) {
  return z
    .string()
    .optional()
    .meta({ description: `${what}; passed over for somebody signed in.`, examples: [example] });
}

/** Who asks, as every kind of quote request says it. What is wrong with it is said in the form's words by the use case. */
export const personFields = {
  firstname: personText("First name", "Ann"),
  lastname: personText("Last name", "Lee"),
  email_address: personText("Email address", "ann@example.org"),
};

export const commentField = z
  .string()
  .refine(isComment, `must be plain text of at most ${COMMENT_LENGTH} characters`)
  .optional();

/** Campaign parameters: a value that cannot be kept is passed over, never refused. */
export const trackingFields = Object.fromEntries(
  trackingNames.map((name) => [name, z.unknown().optional()]),
) as Record<(typeof trackingNames)[number], z.ZodOptional<z.ZodUnknown>>;

/** A product as configured, in JSON. */
export const quoteProductBody = z
  .looseObject({
    ...personFields,
    quote_type: z.literal("Special Size").optional().meta({ description: "Absent: Special Size." }),
    comment: commentField.meta({ description: "The item in words; absent: as the shop words it." }),
    origin_path: z
      .string()
      .optional()
      .meta({ description: "The page it was configured on.", examples: ["/"] }),
    ...uploadsFields,
    ...submissionFields,
    ...trackingFields,
  })
  .meta({
    description:
      "Beside these, all fields of the configured product under the names of `get/pricing-data`; print features as `print_features: {na, front, back}`.",
  });
