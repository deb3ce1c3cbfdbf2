import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { digest } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { forgetFactors } from "./staff-factors-rows.ts";
import { findStaffLink, type StaffLink, takeStaffLink } from "./staff-links-rows.ts";
import { endStaffSessionsOf } from "./staff-sessions.ts";
import { putStaff } from "./staff.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, openStaffSession } from "./open-staff-session.ts";

type Needs = Pick<Services, "config" | "db">;
type LinkFault = Refusal<"staff-link-ended" | "too-many-tries">;

/** Whom a one-time link is for, while it opens anything. */
export async function readStaffLink(
  services: Needs,
  ip: string,
  key: string,
): Promise<{ readonly ok: true; readonly link: StaffLink } | LinkFault> {
  const refused = await consumeRateLimit(services, "staffLink", { ip });
  if (refused) return refused;
  const link = await findStaffLink(services.db, digest(key));
  return link === null ? refuseStaff("staff-link-ended") : { ok: true, link };
}

interface Chosen {
  readonly key: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Uses a one-time link: whom it is for is staff from now on, with this password and no second factor yet. Who was it before
 * keeps nothing of the old sign-in: that is what an owner asks for who has lost everything.
 */
export async function setUpStaff(
  services: Needs,
  ip: string,
  { key, name, password }: Chosen,
): Promise<CameFurther | LinkFault> {
  const read = await readStaffLink(services, ip, key);
  if (!read.ok) return read;
  const passwordHash = await hashPassword(password);
  return services.db.transaction(async (tx) => {
    const link = await takeStaffLink(tx, digest(key));
    if (link === null) return refuseStaff("staff-link-ended");
    const { email, role } = link;
    const { id } = await putStaff(tx, { email, role, name, passwordHash });
    await forgetFactors(tx, id);
    await endStaffSessionsOf(tx, id);
    const after = { name, email, role };
    await writeAudit(tx, { staffId: id, action: "staff.joined", target: `staff ${id}`, after });
    return openStaffSession(tx, id, "set-up");
  });
}
