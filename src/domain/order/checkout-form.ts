import * as z from "zod/mini";
import {
  email,
  firstName,
  lastName,
  optionalLine,
  phoneNumber,
  requiredLine,
} from "#domain/account/fields.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { type MessageCode, messageOf } from "#domain/messages.ts";
import { regionOfPostcode } from "./postcode-region.ts";

const invalid = messageOf("address-text-invalid");

function required(code: MessageCode) {
  return requiredLine(accountLimits.addressLineMax, messageOf(code), invalid);
}

const optional = optionalLine(accountLimits.addressLineMax, invalid);
const fourDigits = /^\d{4}$/;

/**
 * The checkout: whom to write to, where it goes, whom to bill. Addresses are New Zealand's: a postcode has four digits. What is
 * billed elsewhere names the fields of `bill_to`; left empty, the invoice goes where the goods go. A region that is left empty is that of
 * the postcode (`regionChecks`).
 */
export const checkoutForm = z.object({
  email,
  first_name: firstName,
  last_name: lastName,
  phone_number: phoneNumber,
  company: optional,
  address: required("street-address-required"),
  apartment: optional,
  city_town: required("city-required"),
  province: optional,
  // Digits of a Japanese keyboard are read as what they are.
  postcode: required("postcode-required").check(
    z.normalize("NFKC"),
    z.regex(fourDigits, messageOf("postcode-invalid")),
  ),
  instructions: optional,
  po_number: optional,
  // "card-whole": all of it at once by card, where a deposit is enough to begin with.
  pay_by: z._default(z.enum(["transfer", "account", "card", "card-whole"]), "transfer"),
  bill_to_name: optional,
  bill_to_company: optional,
  bill_to_address: optional,
  bill_to_city_town: optional,
  bill_to_postcode: optional,
});

export type CheckoutForm = z.output<typeof checkoutForm>;

/** What is sent with it to order: the terms, read and accepted. */
export const termsForm = z.object({ terms: z.literal("yes", messageOf("terms-required")) });

type Place = Pick<CheckoutForm, "postcode" | "province">;

function withRegion<Typed extends Place>(typed: Typed): Typed {
  return typed.province === "" ? { ...typed, province: regionOfPostcode(typed.postcode) ?? "" } : typed;
}

/** Checks of a form with the fields of the checkout: a region that was not typed is worked out, and needed where it cannot be. */
export const regionChecks = [
  z.overwrite<Place>(withRegion),
  z.refine<Place>(({ postcode, province }) => province !== "" || !fourDigits.test(postcode), {
    path: ["province"],
    error: messageOf("region-required"),
  }),
] as const;
