import type { StaffAtWork } from "./staff-sessions.ts";
import { lockOwners, type Staff } from "./staff.ts";
import type { Transaction } from "#platform/db/transaction.ts";

/**
 * All owners, held until the transaction ends; null where who asks is none of them any more. Of two owners who take each other's
 * role at the same moment one comes too late.
 */
export async function stillOwners(tx: Transaction, { staff }: StaffAtWork): Promise<readonly Staff[] | null> {
  const owners = await lockOwners(tx);
  return owners.some(({ id }) => id === staff.id) ? owners : null;
}
