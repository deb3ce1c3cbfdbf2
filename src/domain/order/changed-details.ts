import { type Detail, withoutCounts } from "#domain/detail.ts";

/** What a detail of a product was, and what it is now; null where there was none, or is none. */
export interface ChangedDetail {
  readonly label: string;
  readonly was: string | null;
  readonly now: string | null;
}

function byLabel(details: readonly Detail[]): ReadonlyMap<string, string> {
  return new Map(withoutCounts(details).map(({ label, value }) => [label, value]));
}

/** What differs between two descriptions of one product, in the order of its form; pieces and sets aside. */
export function changedDetails(was: readonly Detail[], now: readonly Detail[]): readonly ChangedDetail[] {
  const before = byLabel(was);
  const after = byLabel(now);
  const labels = [...new Set([...after.keys(), ...before.keys()])];
  return labels
    .map((label) => ({ label, was: before.get(label) ?? null, now: after.get(label) ?? null }))
    .filter((one) => one.was !== one.now);
}
