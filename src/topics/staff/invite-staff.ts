import type { Refusal } from "#domain/refusal.ts";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { staffLinkLifeMs } from "#domain/studio/staff-rules.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { addStaffLink, withdrawStaffLinks } from "./staff-links-rows.ts";
import type { StaffAtWork } from "./staff-sessions.ts";
import { findStaffByEmail } from "./staff.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { staffInvitationEmail } from "./staff-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { staffLinkUrl } from "./owner-link.ts";
import { stillOwners } from "./still-owners.ts";

type Needs = Pick<Services, "config" | "db" | "jobs">;

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Keeps the link and promises the mail that brings it. */
async function sendLink(tx: Transaction, { config, jobs }: Needs, { staff }: StaffAtWork, invited: Invited) {
  const key = newToken();
  const keyHash = digest(key);
  const { email, name, role } = invited;
  await addStaffLink(tx, { ...invited, keyHash, invitedBy: staff.id, lifeMs: staffLinkLifeMs.invited });
  await queueEmail(tx, jobs, {
    cause: `staff-invitation:${keyHash.slice(0, 32)}`,
    recipient: email,
    email: staffInvitationEmail({
      name,
      role,
      by: staff.name,
      url: staffLinkUrl(config.studioOrigin, key),
    }),
  });
  const after = { name, role };
  await writeAudit(tx, { staffId: staff.id, action: "staff.invited", target: email, after });
}

/**
 * Invites somebody by a mail with a one-time link. Who works here already and has lost everything is invited again, as what they
 * are: another role is changed where it stands.
 */
export async function inviteStaff(
  services: Needs,
  at: StaffAtWork,
  invited: Invited,
): Promise<{ readonly ok: true } | Refusal<"staff-may-not" | "staff-here">> {
  return services.db.transaction(async (tx) => {
    if ((await stillOwners(tx, at)) === null) return refuseStaff("staff-may-not");
    const known = await findStaffByEmail(tx, invited.email);
    if (known && known.role !== invited.role) return refuseStaff("staff-here", "email");
    await sendLink(tx, services, at, invited);
    return { ok: true };
  });
}

/** Takes an invitation back that was not used yet; one that is gone is no fault. */
export async function withdrawInvitation(
  { db }: Pick<Services, "db">,
  { staff }: StaffAtWork,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await withdrawStaffLinks(tx, { email }))) return;
    await writeAudit(tx, { staffId: staff.id, action: "invitation.withdrawn", target: email });
  });
}
