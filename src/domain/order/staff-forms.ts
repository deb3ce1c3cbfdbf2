import * as z from "zod/mini";
import { optionalLine, requiredLine } from "#domain/account/fields.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { type Cents, parseCents } from "#domain/money.ts";
import { type FieldMessages } from "#domain/refusal.ts";
import { fieldMessages } from "#domain/account/forms.ts";
import { cashPayment } from "./cash.ts";
import { type HappeningOf, type OrderFact, paymentWays } from "./order-fact.ts";

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

const paymentForm = z.object({
  amount,
  way: z._default(z.enum(paymentWays), "transfer"),
  reference: optionalLine(longest, invalid),
});

/** What a payment is noted beside. */
interface PaidOrder {
  readonly due: Cents;
  /** Those that were seen. */
  readonly facts: readonly OrderFact[];
}

type ReadPayment =
  | { readonly ok: true; readonly happening: HappeningOf<"paid"> }
  | { readonly ok: false; readonly fields: FieldMessages };

function wrong(field: "amount" | "reference", code: "cash-in-coins" | "reference-required"): ReadPayment {
  return { ok: false, fields: { [field]: messageOf(code) } };
}

/**
 * A payment as the staff type it: by the bank or at the terminal with what that calls it, or in cash, which needs no name: it is
 * counted. What is handed over is typed, in coins that there are.
 */
export function readPayment(typed: unknown, { due, facts }: PaidOrder): ReadPayment {
  const read = paymentForm.safeParse(typed);
  if (!read.success) return { ok: false, fields: fieldMessages(read.error.issues) };
  const { way, reference } = read.data;
  const cents = parseCents(read.data.amount) ?? 0;
  if (way !== "cash") {
    if (reference === "") return wrong("reference", "reference-required");
    return { ok: true, happening: { kind: "paid", cents, reference, way } };
  }
  const paid = cashPayment(cents, due);
  if (paid === null) return wrong("amount", "cash-in-coins");
  const before = facts.filter((fact) => fact.kind === "paid" && fact.way === "cash").length;
  const rounding = paid.rounding === 0 ? {} : { rounding: paid.rounding };
  const name = reference === "" ? `Cash ${before + 1}` : reference;
  return { ok: true, happening: { kind: "paid", cents: paid.cents, reference: name, way, ...rounding } };
}

/** Numbers of some twenty parcels. */
const MOST_TRACKING = 500;

/** Parcels that have left: who carries them, and their numbers where they have some, with commas. */
export const dispatchForm = z.object({
  carrier: requiredLine(longest, messageOf("carrier-required"), invalid),
  tracking: optionalLine(MOST_TRACKING, invalid),
});
