import type { Profile } from "#domain/account/forms.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type Customer, renameCustomer } from "#topics/person/customers.ts";
import { type Caller, currentCustomer, type MemberFault } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { causeLabel } from "#domain/account/points.ts";
import { readPointsBalance, readPointsLedger } from "#topics/person/points.ts";

/** Changes the customer's names; the e-mail address is the account and stays. */
export async function changeProfile(
  services: Pick<Services, "db">,
  caller: Caller,
  typed: Profile,
): Promise<{ readonly ok: true; readonly customer: Customer } | Refusal<MemberFault>> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const name = { firstName: typed.first_name, lastName: typed.last_name };
  await renameCustomer(services.db, current.customer.id, name);
  return { ok: true, customer: { ...current.customer, ...name } };
}

interface PointsStatement {
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
    reason: causeLabel(cause),
    at: createdAt,
  }));
  return { ok: true, balance: await readPointsBalance(db, current.customer.id), entries };
}
