import { z } from "zod";
import {
  addressForm,
  passwordChangeForm,
  profileForm,
  registrationForm,
  forgotPasswordForm,
  signInForm,
  verificationForm,
} from "#domain/account/forms.ts";
import { takenWays } from "#domain/order/order-fact.ts";
import { defineCall } from "./call.ts";
import { ofMember } from "./failures/shared-refusals.ts";
import { guestSchema } from "./guest.ts";
import { place } from "./schemas/reply-fields.ts";
import { rowId } from "./schemas/request-fields.ts";

const personSchema = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

const userSchema = personSchema.extend({
  must_change_password: z.boolean().meta({ description: "Signed in with a temporary password." }),
});

const visitorSchema = z.object({
  user: userSchema.nullable(),
  guest: guestSchema.nullable(),
  points: z.int(),
  acts_for: z
    .object({
      draft: z.int(),
      name: z.string(),
      way: z.enum(takenWays),
      back: z.string().meta({ description: "The way back to the studio." }),
    })
    .optional()
    .meta({ description: "A browser of the staff puts an order together for a customer." }),
});

const pointsSchema = z.object({
  points: z.int(),
  entries: z.array(z.object({ points: z.int(), reason: z.string(), date: z.iso.datetime() })),
});

export const addressSchema = z.object({ id: z.int(), address_label: z.string(), ...place });
const storedAddressSchema = z.object({ message: z.string(), address: addressSchema });
const addressParams = z.object({ id: rowId("Entry of the address book.") });

const visitor = { 200: visitorSchema };
const nothing = { 200: z.object({}) };
const ann = { email: "ann@example.org" };

const studio = {
  address_label: "Studio",
  address: "12 Cuba Street",
  city_town: "Wellington",
  province: "Wellington",
  postcode: "6011",
  phone_number: "04 555 0142",
};

/** Who this browser is, and what belongs to an account. */
export const account = {
  session: defineCall({
    method: "GET",
    path: "auth/session",
    summary: "Who this browser is",
    description: "Also marks the browser as one that has opened a page, which the e-mail check asks for.",
    refusals: [],
    replies: visitor,
    example: {},
  }),
  signIn: defineCall({
    method: "POST",
    path: "auth/login",
    summary: "Sign in",
    description:
      "401 for a wrong password and an unknown address alike. 403 with `needs_verification` when the address still waits for its code.",
    body: signInForm,
    refusals: ["sign-in-failed", "verify-first", "too-many-tries"],
    replies: visitor,
    example: { body: { ...ann, password: "honey-and-thyme" } },
  }),
  signOut: defineCall({
    method: "POST",
    path: "auth/logout",
    summary: "Sign out, here or everywhere",
    body: z.object({ everywhere: z.boolean().default(false) }).nullish(),
    refusals: [],
    replies: visitor,
    example: { body: { everywhere: true } },
  }),
  register: defineCall({
    method: "POST",
    path: "auth/register",
    summary: "Begin a registration",
    description:
      "Mails a verification code. The account exists once the code was sent back by the same browser (a cookie binds the two).",
    body: registrationForm,
    refusals: ["email-disposable", "email-used", "too-many-tries"],
    replies: { 201: z.object({ email: z.string() }) },
    example: {
      body: { first_name: "Mere", last_name: "Kahu", email: "mere@example.org", password: "manuka-honey" },
    },
  }),
  sendCode: defineCall({
    method: "POST",
    path: "auth/send-verification-code",
    summary: "Mail another verification code",
    description: "At most one a minute and five an hour; the answer is the same when nothing is sent.",
    body: forgotPasswordForm,
    refusals: [],
    replies: nothing,
    example: { body: { email: "mere@example.org" } },
  }),
  verify: defineCall({
    method: "POST",
    path: "auth/verify",
    summary: "Verify the address of a registration and sign in",
    description: "A code lives for 10 minutes and 5 tries.",
    body: verificationForm,
    refusals: ["code-incorrect", "code-expired", "email-used", "too-many-tries"],
    replies: { 201: visitorSchema.extend({ message: z.string() }) },
    example: { body: { email: "mere@example.org", code: "123456" } },
  }),
  forgotPassword: defineCall({
    method: "POST",
    path: "auth/forgot-password",
    summary: "Mail a temporary password",
    description:
      "The same answer for every address. The old password works until the temporary one was replaced.",
    body: forgotPasswordForm,
    refusals: [],
    replies: nothing,
    example: { body: ann },
  }),
  changePassword: defineCall({
    method: "POST",
    path: "auth/change-password",
    summary: "Change the password",
    description: "Signs every other browser out.",
    body: passwordChangeForm,
    refusals: ["sign-in-first", "old-password-incorrect", "password-temporary", "too-many-tries"],
    replies: visitor,
    example: {
      body: {
        old_password: "honey-and-thyme",
        new_password: "honey-and-clover",
        confirm_password: "honey-and-clover",
      },
    },
  }),
  profile: defineCall({
    method: "GET",
    path: "account/profile",
    summary: "The customer's profile",
    refusals: [...ofMember],
    replies: { 200: personSchema },
    example: {},
  }),
  changeProfile: defineCall({
    method: "PUT",
    path: "account/profile",
    summary: "Change the customer's names",
    body: profileForm,
    refusals: [...ofMember],
    replies: { 200: personSchema },
    example: { body: { first_name: "Ann", last_name: "Lee" } },
  }),
  points: defineCall({
    method: "GET",
    path: "account/points",
    summary: "Points and where they come from",
    refusals: [...ofMember],
    replies: { 200: pointsSchema },
    example: {},
  }),
  addresses: defineCall({
    method: "GET",
    path: "account/addresses",
    summary: "The address book",
    refusals: [...ofMember],
    replies: { 200: z.array(addressSchema) },
    example: {},
  }),
  addAddress: defineCall({
    method: "POST",
    path: "account/addresses",
    summary: "Add an address",
    description: "409 when the book has that place already.",
    body: addressForm,
    refusals: [...ofMember, "address-exists", "address-not-added"],
    replies: { 201: storedAddressSchema },
    example: { body: studio },
  }),
  editAddress: defineCall({
    method: "PUT",
    path: "account/addresses/:id",
    summary: "Edit an address",
    params: addressParams,
    body: addressForm,
    refusals: [...ofMember, "address-exists", "address-not-edited"],
    replies: { 200: storedAddressSchema },
    example: { params: { id: 1 }, body: { ...studio, address: "14 Cuba Street" } },
  }),
  removeAddress: defineCall({
    method: "DELETE",
    path: "account/addresses/:id",
    summary: "Remove an address",
    params: addressParams,
    refusals: [...ofMember, "not-found"],
    replies: nothing,
    example: { params: { id: 1 } },
  }),
};
