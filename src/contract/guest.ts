import { z } from "zod";
import { email } from "#domain/account/fields.ts";
import { guestForm } from "#domain/account/forms.ts";
import { defineCall } from "./call.ts";
import { rowId } from "./schemas/request-fields.ts";

/** A guest who only put something in the cart has not said a name or an address yet. */
export const guestSchema = z.object({
  id: z.int(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
});

const body = { first_name: "Tane", last_name: "Reid", email: "tane@example.org" };

/** Who buys without an account. */
export const guest = {
  remember: defineCall({
    method: "POST",
    path: "guest",
    summary: "Remember this browser's guest",
    description:
      "422 with `is_email_registered` when the address has an account. A browser has one guest: the second time it is changed.",
    body: guestForm,
    refusals: ["email-disposable", "email-registered", "too-many-tries"],
    replies: { 200: guestSchema, 201: guestSchema },
    example: { body },
  }),
  change: defineCall({
    method: "PUT",
    path: "guest/:id",
    summary: "Change this browser's guest",
    params: z.object({ id: rowId("Guest, as `auth/session` names it.") }),
    body: guestForm,
    refusals: ["not-found", "email-disposable", "email-registered", "too-many-tries"],
    replies: { 200: guestSchema },
    example: { params: { id: 1 }, body },
  }),
  emailExists: defineCall({
    method: "GET",
    path: "inquiry/form/email-exist",
    summary: "Whether an address has an account",
    description:
      "For forms that were begun: the browser has called `auth/session` before (403 otherwise). 20 a minute, 60 an hour.",
    query: z.object({
      email: z
        .pipe(email, z.string())
        .meta({ description: "Address that was typed.", examples: ["ann@example.org"] }),
    }),
    refusals: ["form-not-begun", "email-disposable", "too-many-tries"],
    replies: { 200: z.object({ exists: z.boolean() }) },
    example: { query: { email: "ann@example.org" } },
  }),
};
