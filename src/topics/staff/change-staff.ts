import { type Refusal, refuse } from "#domain/refusal.ts";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { addStaffLink, forgetFactors, listStaffLinks, withdrawStaffLinks } from "./staff-rows.ts";
import { endStaffSessionsOf, type StaffAtWork } from "./staff-sessions.ts";
import {
  changeRole,
  findStaffByEmail,
  listStaffRows,
  lockOwners,
  lockStaff,
  markLeft,
  type Staff,
} from "./staff.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { staffLinkLifeMs } from "#domain/studio/staff-rules.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { sendCodeMailQueue } from "#platform/jobs/queues.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { mailOpening, fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import { staffLinkUrl } from "./set-up-staff.ts";
import type { Email } from "#platform/mail/email.ts";

type Done = { readonly ok: true };
type NotChanged = Refusal<"staff-may-not" | "staff-changed" | "staff-last-owner" | "not-found">;

interface Seen {
  readonly id: number;
  /** The role as the page showed it: what somebody else has changed meanwhile is not overwritten. */
  readonly was: StaffRole;
}

/**
 * All owners, held until the transaction ends; null where who asks is none of them any more. Of two owners who take each other's
 * role at the same moment one comes too late.
 */
async function stillOwners(tx: Transaction, { staff }: StaffAtWork): Promise<readonly Staff[] | null> {
  const owners = await lockOwners(tx);
  return owners.some(({ id }) => id === staff.id) ? owners : null;
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

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs">;

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Somebody who is to work in the studio. */
interface StaffInvitation {
  readonly name: string;
  /** "Production". */
  readonly role: string;
  /** Who invites. */
  readonly by: string;
  readonly url: string;
}

/** The one-time link by which somebody becomes staff. */
function staffInvitationEmail(services: Needs, { name, role, by, url }: StaffInvitation): Email {
  const said = fillMail(services, "staff-invitation", { colleague: by, role });
  return writeShopMail(said, {
    greeting: `Hello ${name},`,
    paragraphs: mailOpening(said, "Choose a password and a second key; the link works once, for a week."),
    link: { label: "Set up your sign-in", url },
    toStaff: true,
  });
}

/** Keeps the link and promises the mail that brings it. */
async function sendLink(tx: Transaction, services: Needs, { staff }: StaffAtWork, invited: Invited) {
  const { config, jobs } = services;
  const key = newToken();
  const keyHash = digest(key);
  const { email, name, role } = invited;
  await addStaffLink(tx, { ...invited, keyHash, invitedBy: staff.id, lifeMs: staffLinkLifeMs.invited });
  await queueEmail(tx, jobs, {
    cause: `staff-invitation:${keyHash.slice(0, 32)}`,
    recipient: email,
    queue: sendCodeMailQueue,
    email: staffInvitationEmail(services, {
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

/** Everybody who works here, by name, and who is invited. */
export async function listStaff({ db }: Pick<Services, "db">) {
  const rows = await listStaffRows(db);
  return {
    rows: rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt === null ? null : new Date(seenAt) })),
    invitations: await listStaffLinks(db),
  };
}
