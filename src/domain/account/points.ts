import { accountLimits } from "./limits.ts";

/** Why points came or went; each cause counts once per customer. */
const registrationCause = "registration";

const orderCause = "order:";

const cancelledCause = "cancelled:";

const lapsedCause = "lapsed:";

const correctedCause = "corrected:";

const moneyCause = "money:";

const staffCause = "staff:";

export interface PointsEntry {
  /** Whole points; negative when they were spent. */
  readonly points: number;
  readonly cause: string;
}

/** New members receive 2 points (quotes-and-accounts.md 9). */
export const registrationReward: PointsEntry = {
  points: accountLimits.registrationPoints,
  cause: registrationCause,
};

/** Points that an order was paid with. */
export function pointsSpent(points: number, orderNo: string): PointsEntry {
  return { points: -points, cause: `${orderCause}${orderNo}` };
}

/** The same points, back from an order that was cancelled or has lapsed. */
export function pointsReturned(
  points: number,
  orderNo: string,
  end: "cancelled" | "lapsed" = "cancelled",
): PointsEntry {
  return { points, cause: `${end === "lapsed" ? lapsedCause : cancelledCause}${orderNo}` };
}

/** Money of an order that was given back as points; `reference`: of that. */
export function pointsForMoney(points: number, orderNo: string, reference: string): PointsEntry {
  return { points, cause: `${moneyCause}${orderNo}:${reference}` };
}

/** Points back that had paid for what an order does not cost any more; `key`: of the correction. */
export function pointsCorrected(points: number, orderNo: string, key: string): PointsEntry {
  return { points, cause: `${correctedCause}${orderNo}:${key}` };
}

/**
 * Points that a person of the shop gives or takes, with a reason that the customer reads. `seen`: the newest entry there was; the same
 * once more is the same entry.
 */
export function pointsByStaff(points: number, reason: string, seen: number): PointsEntry {
  return { points, cause: `${staffCause}${seen}:${reason}` };
}

/** The points a customer has: the sum of the ledger, never a number of its own. */
export function pointsBalance(entries: readonly PointsEntry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** Adds an entry unless its cause was counted before. */
export function withEntry(entries: readonly PointsEntry[], entry: PointsEntry): readonly PointsEntry[] {
  return entries.some(({ cause }) => cause === entry.cause) ? entries : [...entries, entry];
}

/** A cause in words, for the account page. */
export function causeLabel(cause: string): string {
  if (cause === registrationCause) return "Welcome to the shop";
  if (cause.startsWith(cancelledCause)) return `Cancelled order ${cause.slice(cancelledCause.length)}`;
  if (cause.startsWith(moneyCause))
    return `In place of money for order ${cause.slice(moneyCause.length).replace(/:.*$/, "")}`;
  if (cause.startsWith(correctedCause))
    return `Back from order ${cause.slice(correctedCause.length).replace(/:.*$/, "")}`;
  if (cause.startsWith(staffCause)) return cause.slice(staffCause.length).replace(/^\d+:/, "");
  if (cause.startsWith(lapsedCause)) return `Lapsed order ${cause.slice(lapsedCause.length)}`;
  return cause.startsWith(orderCause) ? `Order ${cause.slice(orderCause.length)}` : cause;
}
