import * as z from "zod/mini";
import { email, optionalLine, requiredLine } from "../../account/fields.ts";
import type { FieldMessages } from "../../refusal.ts";
import { studioMessageOf } from "../../studio-messages.ts";
import { groupedBankNumber, isBankNumber } from "./bank-number.ts";
import { faultMessages } from "../say-faults.ts";
import { groupedGstNumber, isGstNumber } from "./gst-number.ts";

const lineMax = 100;
const phoneMax = 30;
/** The most working days that an answer can be promised in. */
const answerDaysMax = 10;

const missing = studioMessageOf("shop-line-required");
const line = requiredLine(lineMax, missing, studioMessageOf("shop-line-invalid"));
const maybeLine = optionalLine(lineMax, studioMessageOf("shop-line-invalid"));

const phone = requiredLine(phoneMax, missing, studioMessageOf("shop-phone-invalid")).check(
  z.regex(/^[+(]?[\d ()-]*$/, studioMessageOf("shop-phone-invalid")),
  z.refine((typed) => typed.replaceAll(/\D/g, "").length >= 7, studioMessageOf("shop-phone-invalid")),
);

/** Who the shop is, and by when it answers, as the studio's form has it; empty where something is not said. */
export const identityForm = z.object({
  name: line,
  street_address: line,
  city: line,
  postcode: z.string(missing).check(z.trim(), z.regex(/^\d{4}$/, studioMessageOf("shop-postcode-invalid"))),
  phone,
  email,
  gst_number: maybeLine.check(z.overwrite(groupedGstNumber)),
  bank_name: maybeLine,
  bank_number: maybeLine.check(z.overwrite(groupedBankNumber)),
  answer_days: z
    .int(studioMessageOf("shop-answer-days-invalid"))
    .check(
      z.gte(1, studioMessageOf("shop-answer-days-invalid")),
      z.lte(answerDaysMax, studioMessageOf("shop-answer-days-invalid")),
    ),
});

export type ShopIdentity = z.output<typeof identityForm>;

/** What the form sends: what is typed, and what was seen; it may have been sent by something else. */
type ChangedIdentity = ShopIdentity & { readonly was?: ShopIdentity };

/**
 * What is wrong with numbers that are not as they were: what stands there already is let be, as is the demonstration's, which is
 * nobody's.
 */
function identityFaults({ was, ...now }: ChangedIdentity): FieldMessages {
  const { gst_number: gst, bank_name: holder, bank_number: bank } = now;
  return {
    ...(gst !== was?.gst_number &&
      gst !== "" &&
      !isGstNumber(gst) && { gst_number: studioMessageOf("shop-gst-invalid") }),
    ...(bank !== "" && !isBankNumber(bank) && { bank_number: studioMessageOf("shop-bank-invalid") }),
    ...(bank !== "" && holder === "" && { bank_name: studioMessageOf("shop-bank-name-required") }),
    ...(bank === "" && holder !== "" && { bank_number: studioMessageOf("shop-bank-number-required") }),
  };
}

/** Says what is wrong with the numbers of a form that also sends what was seen. */
export const identityFaultMessages = faultMessages<ChangedIdentity>(
  ["gst_number", "bank_name", "bank_number"],
  identityFaults,
);
