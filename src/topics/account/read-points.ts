import { causeInWords } from "#domain/account/points.ts";
import type { Refusal } from "#domain/refusal.ts";
import { readPointsBalance, readPointsLedger } from "#topics/person/points.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";

export interface PointsStatement {
  readonly ok: true;
  readonly balance: number;
  readonly entries: readonly { readonly points: number; readonly reason: string; readonly at: Date }[];
}

/** The customer's points and where they come from, the newest first. */
export async function readPoints(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<PointsStatement | Refusal<MemberFault>> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { db } = services;
  const ledger = await readPointsLedger(db, current.customer.id);
  const entries = ledger.map(({ points, cause, createdAt }) => ({
    points,
    reason: causeInWords(cause),
    at: createdAt,
  }));
  return { ok: true, balance: await readPointsBalance(db, current.customer.id), entries };
}
