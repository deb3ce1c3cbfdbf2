import { refuse, type Refusal } from "#domain/refusal.ts";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { forgetFactors } from "./staff-factors-rows.ts";
import { withdrawStaffLinks } from "./staff-links-rows.ts";
import { endStaffSessionsOf, type StaffAtWork } from "./staff-sessions.ts";
import { changeRole, lockStaff, markLeft, type Staff } from "./staff.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";
import { stillOwners } from "./still-owners.ts";

type Done = { readonly ok: true };
type NotChanged = Refusal<"staff-may-not" | "staff-changed" | "staff-last-owner" | "not-found">;

interface Seen {
  readonly id: number;
  /** The role as the page showed it: what somebody else has changed meanwhile is not overwritten. */
  readonly was: StaffRole;
}

/** Changes somebody who is as they were seen, unless the shop would be left without an owner. Their sign-ins end. */
function changing(
  { db }: Pick<Services, "db">,
  at: StaffAtWork,
  { id, was }: Seen,
  change: (tx: Transaction, person: Staff) => Promise<void>,
): Promise<Done | NotChanged> {
  return db.transaction(async (tx) => {
    const owners = await stillOwners(tx, at);
    if (owners === null) return refuseStaff("staff-may-not");
    const person = await lockStaff(tx, id);
    if (person === null) return refuse("not-found");
    if (person.role !== was) return refuseStaff("staff-changed");
    if (person.role === "owner" && owners.length === 1) return refuseStaff("staff-last-owner");
    await change(tx, person);
    await endStaffSessionsOf(tx, id);
    return { ok: true };
  });
}

/** Gives somebody another role. */
export function changeStaffRole(
  services: Pick<Services, "db">,
  at: StaffAtWork,
  seen: Seen,
  role: StaffRole,
): Promise<Done | NotChanged> {
  return changing(services, at, seen, async (tx, { id, role: before }) => {
    await changeRole(tx, id, role);
    await writeAudit(tx, {
      staffId: at.staff.id,
      action: "staff.role-changed",
      target: `staff ${id}`,
      before: { role: before },
      after: { role },
    });
  });
}

/** Somebody leaves: nothing of theirs opens anything any more, nor do the invitations that they sent. */
export function letStaffLeave(
  services: Pick<Services, "db">,
  at: StaffAtWork,
  seen: Seen,
): Promise<Done | NotChanged> {
  return changing(services, at, seen, async (tx, { id, name, email, role }) => {
    await markLeft(tx, id);
    await forgetFactors(tx, id);
    await withdrawStaffLinks(tx, { email });
    await withdrawStaffLinks(tx, { invitedBy: id });
    const before = { name, email, role };
    await writeAudit(tx, { staffId: at.staff.id, action: "staff.left", target: `staff ${id}`, before });
  });
}
