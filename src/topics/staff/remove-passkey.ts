import { refuse, type Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { deletePasskey } from "./staff-factors-rows.ts";
import type { StaffAtWork } from "./staff-sessions.ts";
import { lockStaff } from "./staff.ts";
import type { Services } from "#topics/services.ts";
import { factorHindrance, factorsOf, hasFactor } from "./second-factors.ts";

/** Forgets one of somebody's passkeys, unless it is their only second factor. */
export async function removePasskey(
  { db }: Pick<Services, "db">,
  at: StaffAtWork,
  id: string,
): Promise<
  | { readonly ok: true }
  | Refusal<"staff-sign-in-first" | "staff-confirm-first" | "staff-last-factor" | "not-found">
> {
  const refused = factorHindrance(at);
  if (refused) return refused;
  const staffId = at.staff.id;
  return db.transaction(async (tx) => {
    await lockStaff(tx, staffId);
    const { timeCode, passkeys } = await factorsOf(tx, staffId);
    const key = passkeys.find((one) => one.id === id);
    if (!key) return refuse("not-found");
    if (!hasFactor({ timeCode, passkeys: passkeys.filter((one) => one !== key) }))
      return refuseStaff("staff-last-factor");
    await deletePasskey(tx, id);
    const before = { name: key.name };
    await writeAudit(tx, { staffId, action: "passkey.removed", target: `staff ${staffId}`, before });
    return { ok: true };
  });
}
