import { pointsByStaff } from "#domain/account/points.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { lockCustomer } from "#topics/person/customers.ts";
import { enterPoints, readPointsBalance, readPointsLedger } from "#topics/person/points.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";

export interface SentPoints {
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
  { points, reason, seen }: SentPoints,
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
