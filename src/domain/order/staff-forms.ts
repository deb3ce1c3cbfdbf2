import * as z from "zod/mini";
import { optionalLine, requiredLine } from "#domain/account/fields.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { parseCents } from "#domain/money.ts";

const { addressLineMax: longest } = accountLimits;
const invalid = messageOf("address-text-invalid");

const amount = z.string().check(z.refine((typed) => parseCents(typed) !== null, messageOf("amount-invalid")));

/** Money that is given back by who took it, who says what it is called. */
export const amountForm = z.object({ amount });

/** Money that came or was given back: the amount as typed, and what the bank calls it. */
export const moneyForm = z.object({
  amount,
  reference: requiredLine(longest, messageOf("reference-required"), invalid),
});

/** Numbers of some twenty parcels. */
const MOST_TRACKING = 500;

/** Parcels that have left: who carries them, and their numbers where they have some, with commas. */
export const dispatchForm = z.object({
  carrier: requiredLine(longest, messageOf("carrier-required"), invalid),
  tracking: optionalLine(MOST_TRACKING, invalid),
});
