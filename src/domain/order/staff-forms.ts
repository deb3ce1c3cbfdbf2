import * as z from "zod/mini";
import { optionalLine, requiredLine } from "#domain/account/fields.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import type { Cents } from "#domain/money.ts";

const { addressLineMax: longest } = accountLimits;
const invalid = messageOf("address-text-invalid");

/** Dollars as people type them: "57", "57.5", "$1,045.00". */
const TYPED_AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Whole cents of an amount as it was typed; null when it is none, or nothing. */
export function typedCents(typed: string): Cents | null {
  const [, dollars, cents = ""] = TYPED_AMOUNT.exec(typed.replaceAll(/[\s$,]/g, "")) ?? [];
  const read = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return read > 0 ? read : null;
}

const amount = z.string().check(z.refine((typed) => typedCents(typed) !== null, messageOf("amount-invalid")));

/** Money that is given back by who took it, who says what it is called. */
export const amountForm = z.object({ amount });

/** Money that came or was given back: the amount as typed, and what the bank calls it. */
export const moneyForm = z.object({
  amount,
  reference: requiredLine(longest, messageOf("reference-required"), invalid),
});

/** A parcel that has left: who carries it, and its number where it has one. */
export const dispatchForm = z.object({
  carrier: requiredLine(longest, messageOf("carrier-required"), invalid),
  tracking: optionalLine(longest, invalid),
});
