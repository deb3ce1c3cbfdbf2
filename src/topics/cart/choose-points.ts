import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { counted } from "#domain/grouped.ts";
import { readPointsBalance } from "#topics/person/points.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";
import { changeCartPreferences } from "./change-preferences.ts";
import type { ReadCart } from "./read-cart.ts";

function have(balance: number): string {
  return `You have ${counted(balance, "point")}.`;
}

/** States how many points a member wants to pay with. Nothing leaves the ledger before something is ordered. */
export async function choosePoints(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  points: number,
): Promise<ReadCart | Refusal<MemberFault | "cart-empty" | "refused">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const balance = await readPointsBalance(services.db, current.customer.id);
  if (points > balance) return refuseFields("refused", { points: have(balance) });
  return changeCartPreferences(services, caller, { points });
}
