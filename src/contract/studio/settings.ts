import { z } from "zod";
import { identityForm } from "#domain/studio/identity/identity-form.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const identity = z.object({
  name: z.string(),
  street_address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  gst_number: z.string(),
  bank_name: z.string(),
  bank_number: z.string(),
  answer_days: z.int().meta({ description: "Working days in which a question is answered." }),
});

const example = {
  name: "Kisscut",
  street_address: "12 Guillotine Lane",
  city: "Auckland",
  postcode: "1010",
  phone: "09 555 0142",
  email: "hello@kisscut.example",
  gst_number: "123-456-789",
  bank_name: "Kisscut Ltd",
  bank_number: "99-0123-0456789-00",
  answer_days: 1,
};

/** What the shop's owner sets. */
export const settings = {
  readIdentity: defineStudioCall({
    method: "GET",
    path: "settings/identity",
    summary: "Who the shop is, and by when it answers",
    needs: "settings.change",
    replies: { 200: identity },
    refusals: ofStaff,
    example: {},
  }),
  changeIdentity: defineStudioCall({
    method: "PUT",
    path: "settings/identity",
    summary: "Say who the shop is from now on",
    description:
      "Pages and papers that are issued from now on say it; papers issued before keep theirs. Where it is not as in `was` any more, nothing is changed, and `error.identity` is how it is.",
    needs: "settings.change",
    body: z.object({
      ...identityForm.shape,
      was: identity.meta({ description: "As it was seen." }),
    }),
    replies: { 200: identity },
    refusals: [...ofStaff, "refused", "staff-changed"],
    example: { body: { ...example, was: example } },
  }),
} as const;
