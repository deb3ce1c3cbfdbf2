import * as z from "zod/mini";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { messageOf } from "#domain/messages.ts";
import { type Cents, parseCents } from "#domain/money.ts";

/** What a customer may owe at once, and for how long; a limit of 0 is none. */
export interface Credit {
  readonly limit: Cents;
  /** From an order to the day on which it is to be paid. */
  readonly days: number;
}

/** A customer's credit with what is owed by now. */
export interface UsedCredit extends Credit {
  readonly owed: Cents;
}

/** What can still be ordered on account; never below 0, also where the limit was lowered meanwhile. */
export function creditLeft({ limit, owed }: UsedCredit): Cents {
  return Math.max(0, limit - owed);
}

/** Whether an order of so much can be on account. */
export function mayOwe(credit: UsedCredit, cents: Cents): boolean {
  return cents > 0 && cents <= creditLeft(credit);
}

/** The day by which an order of today is to be paid. */
export function creditDueOn({ days }: Credit, today: CalendarDate): CalendarDate {
  return addDays(today, days);
}

const NOTHING = /^\$?0*(\.0{1,2})?$/;

/** The limit in cents as it was typed; nothing and 0: none. */
export function parseCreditLimit(typed: string): Cents | null {
  return NOTHING.test(typed.trim()) ? 0 : parseCents(typed);
}

/** What the staff type to sell on account. */
export const creditForm = z.object({
  limit: z.string().check(z.refine((typed) => parseCreditLimit(typed) !== null, messageOf("amount-invalid"))),
  days: z.string().check(z.trim(), z.regex(/^([1-9]|[1-8]\d|90)$/, "Please enter days, 1 to 90.")),
});
