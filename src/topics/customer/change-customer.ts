import { pointsByStaff } from "#domain/account/points.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { lockCustomer } from "#topics/person/customers.ts";
import { enterPoints, readPointsBalance, readPointsLedger } from "#topics/person/points.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";
import { fieldMessages } from "#domain/account/forms.ts";
import { formatMoney } from "#domain/money.ts";
import { type Credit, creditForm, parseCreditLimit } from "#domain/order/credit.ts";
import { readCredit, saveCredit } from "#topics/order/credit.ts";

export interface PointsInput {
  readonly points: number;
  /** The customer reads it. */
  readonly reason: string;
  /** The newest entry that was seen; 0 for none. */
  readonly seen: number;
}

/**
 * Gives a customer points, or takes some, with a reason: an entry of the ledger, which is only added to. Never so many that less than
 * none are left, and not where something else was entered since it was looked at.
 */
export function enterPointsAsStaff(
  { db }: Pick<Services, "db">,
  staffId: number,
  customerId: number,
  { points, reason, seen }: PointsInput,
): Promise<
  | { readonly ok: true; readonly balance: number }
  | Refusal<"not-found" | "points-below-zero" | "staff-changed">
> {
  return db.transaction(async (tx) => {
    // As an order does: of two the second counts what the first one took.
    await lockForOwner(tx, "points", customerOwner(customerId));
    if ((await lockCustomer(tx, customerId)) === null) return refuse("not-found");
    const [newest] = await readPointsLedger(tx, customerId);
    if ((newest?.id ?? 0) !== seen) return refuseStaff("staff-changed");
    const before = await readPointsBalance(tx, customerId);
    const balance = before + points;
    if (balance < 0) return refuseStaff("points-below-zero", "points");
    await enterPoints(tx, customerId, pointsByStaff(points, reason, seen));
    await writeAudit(tx, {
      staffId,
      action: "points.entered",
      target: `customer ${customerId}`,
      before: { points: before },
      after: { points: balance, reason },
    });
    return { ok: true, balance };
  });
}

interface SentCredit {
  readonly limit: string;
  readonly days: string;
  /** As it was seen. */
  readonly was: Credit;
}

/** What holds now, at the field where something else was typed. */
function changedMeanwhile({ limit, days }: Credit): Refusal<"staff-changed"> {
  const now = `Somebody has made it ${formatMoney(limit)} for ${days} days meanwhile. Yours was not noted.`;
  return { ...refuseStaff("staff-changed"), fields: { limit: now } };
}

/** Sets what a customer may owe and for how long, unless somebody else has since it was looked at; what is owed already stays. */
export function setCustomerCredit(
  { db }: Pick<Services, "db">,
  staffId: number,
  customerId: number,
  { was, ...typed }: SentCredit,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "refused" | "staff-changed">> {
  return db.transaction(async (tx) => {
    const read = creditForm.safeParse(typed);
    if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
    await lockForOwner(tx, "credit", customerOwner(customerId));
    const credit = await readCredit(tx, customerId);
    if (credit === null) return refuse("not-found");
    const { limit, days } = credit;
    if (limit !== was.limit || days !== was.days) return changedMeanwhile(credit);
    const after = { limit: parseCreditLimit(read.data.limit) ?? 0, days: Number(read.data.days) };
    if (after.limit === limit && after.days === days) return { ok: true };
    await saveCredit(tx, customerId, after);
    const target = `customer ${customerId}`;
    await writeAudit(tx, { staffId, action: "credit.set", target, before: { limit, days }, after });
    return { ok: true };
  });
}
