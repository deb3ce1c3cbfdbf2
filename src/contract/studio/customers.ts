import { z } from "zod";
import { customerKinds } from "#domain/studio/customer-list.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

/** The place in the list after which a page begins: microseconds since 1970, guest or account, and an id. */
const place = z
  .string()
  .regex(/^\d{1,16}_[ag]_\d{1,9}$/)
  .meta({ description: "`next` of the page before." });

const listed = z.object({
  ref: z.string().meta({ description: "By which their page is read: `12`, or `g34` for a guest." }),
  name: z.string(),
  email: z.string(),
  is_guest: z.boolean(),
  since: z.iso.datetime().meta({ description: "When the account was verified, or the guest first came." }),
  orders: z.int(),
  last_order: z.iso.datetime().nullable(),
});

/** All customers of the shop. */
export const customers = {
  list: defineStudioCall({
    method: "GET",
    path: "customers",
    summary: "Customers, found and narrowed; 50 a page, the newest first",
    description: "Those with an account, and guests who said who they are: one for each address.",
    needs: "customers.read",
    query: z.object({
      search: z.string().max(200).default("").meta({
        description:
          "Words of three letters or more, in name and address; or a phone number, however it is written.",
      }),
      kind: z.enum(customerKinds).default("all").meta({
        description: "All, those with an account, guests, or those who may buy on account.",
      }),
      after: place.optional(),
    }),
    replies: { 200: z.object({ customers: z.array(listed), next: z.string().nullable() }) },
    refusals: [...ofStaff, "refused"],
    example: { query: { search: "mere" } },
  }),
} as const;
