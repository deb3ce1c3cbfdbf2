import type { Cents } from "#domain/money.ts";

/** How far each selection goes beyond a rule of good prices, by the hash of the selection. */
export type Gaps = Readonly<Record<string, Cents>>;

/** Breaches that a reason was given for, by rule (decision 405). */
export type AcceptedBreaches = Readonly<Record<string, Gaps>>;

interface Broken {
  readonly rule: string;
  readonly gaps: Gaps;
}

/** What a reason that is given now counts for. */
export function acceptedBreaches(broken: readonly Broken[]): AcceptedBreaches {
  return Object.fromEntries(broken.map(({ rule, gaps }) => [rule, gaps]));
}

/** Whether a reason was given for each of these breaches: another selection, or a price that goes further, nobody has seen. */
export function areAccepted(accepted: AcceptedBreaches, broken: readonly Broken[]): boolean {
  return broken.every(({ rule, gaps }) =>
    Object.entries(gaps).every(([hash, gap]) => {
      const seen = accepted[rule]?.[hash];
      return seen !== undefined && gap <= seen;
    }),
  );
}
