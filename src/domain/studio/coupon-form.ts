import * as z from "zod/mini";
import { requiredLine } from "../account/fields.ts";
import { isCalendarDate } from "../calendar-date.ts";
import { type Cents, toDollars, parseCents } from "../money.ts";
import type { FieldMessages } from "../refusal.ts";
import { studioMessageOf } from "../studio-messages.ts";
import { faultMessages } from "./say-faults.ts";

const text = z.string().check(z.maxLength(40), z.trim());

/** A code that takes something off, as it is typed; empty where there is no limit. */
export const couponForm = z.object({
  code: z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, "").toUpperCase()),
    z.regex(/^[A-Z0-9]{3,20}$/, studioMessageOf("coupon-code-invalid")),
  ),
  name: requiredLine(80, studioMessageOf("shop-line-required"), studioMessageOf("coupon-name-invalid")),
  kind: z.enum(["share", "amount"]),
  /** Per cent, or dollars. */
  value: text,
  /** Dollars. */
  from: text,
  uses_in_all: text,
  uses_per_customer: text,
  starts_on: text,
  ends_on: text,
  /** None for all products. */
  product_ids: z.array(z.int()).check(z.maxLength(200)),
});

export type CouponInput = z.output<typeof couponForm>;

/** What a coupon is, but for its id. */
export interface CouponTerms {
  readonly code: string;
  readonly name: string;
  readonly off:
    | { readonly kind: "share"; readonly permille: number }
    | { readonly kind: "amount"; readonly cents: Cents };
  readonly fromSubTotal: Cents;
  readonly usesInAll?: number;
  readonly usesPerCustomer?: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly productIds?: number[];
}

export type ReadCoupon =
  | { readonly ok: true; readonly terms: CouponTerms }
  | { readonly ok: false; readonly fields: FieldMessages };

/** Thousandths of a typed number of per cent, up to 90; null where it is none. */
function typedPermille(typed: string): number | null {
  if (!/^\d{1,2}(\.\d)?\s*%?$/.test(typed)) return null;
  const permille = Math.round(Number.parseFloat(typed) * 10);
  return permille >= 1 && permille <= 900 ? permille : null;
}

function typedUses(typed: string): number | null {
  return /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : null;
}

function readOff({ kind, value }: CouponInput): CouponTerms["off"] | null {
  if (kind === "share") {
    const permille = typedPermille(value);
    return permille === null ? null : { kind, permille };
  }
  const cents = parseCents(value);
  return cents === null ? null : { kind, cents };
}

/** Nothing typed is from nothing on. */
function readFrom(typed: string): Cents | null {
  return /^\$?0*(\.0{1,2})?$/.test(typed) ? 0 : parseCents(typed);
}

function usesFault(field: "uses_in_all" | "uses_per_customer", typed: string): FieldMessages {
  return typed === "" || typedUses(typed) !== null ? {} : { [field]: studioMessageOf("coupon-uses-invalid") };
}

function dateFaults({ starts_on: starts, ends_on: ends }: CouponInput): FieldMessages {
  const missing = Object.entries({ starts_on: starts, ends_on: ends }).filter(
    ([, day]) => !isCalendarDate(day),
  );
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([field]) => [field, studioMessageOf("coupon-day-invalid")]));
  return ends < starts ? { ends_on: studioMessageOf("coupon-ends-first") } : {};
}

/** Limits that say the opposite of each other. */
function contradictions(
  off: CouponTerms["off"] | null,
  from: Cents | null,
  [inAll, each]: readonly (number | null)[],
): FieldMessages {
  const takesMore = off?.kind === "amount" && from !== null && off.cents > from;
  const isMoreEach = inAll != null && each != null && each > inAll;
  return {
    ...(takesMore && { from: studioMessageOf("coupon-from-too-small") }),
    ...(isMoreEach && { uses_per_customer: studioMessageOf("coupon-uses-each") }),
  };
}

/** Reads a coupon as it was typed, or says at each field what is wrong. */
export function readCoupon(typed: CouponInput): ReadCoupon {
  const [off, from] = [readOff(typed), readFrom(typed.from)];
  const uses = [typed.uses_in_all, typed.uses_per_customer].map(typedUses);
  const fields: FieldMessages = {
    ...(off === null && {
      value: studioMessageOf(typed.kind === "share" ? "coupon-share-invalid" : "coupon-amount-invalid"),
    }),
    ...(from === null && { from: studioMessageOf("coupon-amount-invalid") }),
    ...usesFault("uses_in_all", typed.uses_in_all),
    ...usesFault("uses_per_customer", typed.uses_per_customer),
    ...dateFaults(typed),
    ...contradictions(off, from, uses),
  };
  if (off === null || from === null || Object.keys(fields).length > 0) return { ok: false, fields };
  const [usesInAll, usesPerCustomer] = uses;
  return {
    ok: true,
    terms: {
      code: typed.code,
      name: typed.name,
      off,
      fromSubTotal: from,
      ...(usesInAll != null && { usesInAll }),
      ...(usesPerCustomer != null && { usesPerCustomer }),
      startsOn: typed.starts_on,
      endsOn: typed.ends_on,
      ...(typed.product_ids.length > 0 && { productIds: typed.product_ids.toSorted((a, b) => a - b) }),
    },
  };
}

/** Says what is wrong with the value, the limits and the days of a form that was sent. */
export const couponFaultMessages = faultMessages<CouponInput>(
  ["value", "from", "uses_in_all", "uses_per_customer", "starts_on", "ends_on"],
  (typed) => {
    const read = readCoupon({ ...typed, product_ids: [] });
    return read.ok ? {} : read.fields;
  },
);

/** A coupon as it would be typed. */
export function parseCoupon(terms: CouponTerms): CouponInput {
  const { off, fromSubTotal, usesInAll, usesPerCustomer } = terms;
  const dollars = (cents: Cents) => toDollars(cents).toFixed(2);
  return {
    code: terms.code,
    name: terms.name,
    kind: off.kind,
    value: off.kind === "share" ? String(off.permille / 10) : dollars(off.cents),
    from: fromSubTotal === 0 ? "" : dollars(fromSubTotal),
    uses_in_all: usesInAll === undefined ? "" : String(usesInAll),
    uses_per_customer: usesPerCustomer === undefined ? "" : String(usesPerCustomer),
    starts_on: terms.startsOn,
    ends_on: terms.endsOn,
    product_ids: [...(terms.productIds ?? [])],
  };
}
