import { accountLimits } from "./limits.ts";

/** Why points came or went; each cause counts once per customer. */
const registrationCause = "registration";

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

/** The points a customer has: the sum of the ledger, never a number of its own. */
export function pointsBalance(entries: readonly PointsEntry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** Adds an entry unless its cause was counted before. */
export function withEntry(entries: readonly PointsEntry[], entry: PointsEntry): readonly PointsEntry[] {
  return entries.some(({ cause }) => cause === entry.cause) ? entries : [...entries, entry];
}

/** A cause in words, for the account page. */
export function causeInWords(cause: string): string {
  return cause === registrationCause ? "Welcome to the shop" : cause;
}
