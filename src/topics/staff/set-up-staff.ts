import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { addStaffLink, findStaffLink, forgetFactors, type StaffLink, takeStaffLink } from "./staff-rows.ts";
import { endStaffSessionsOf } from "./staff-sessions.ts";
import { putStaff } from "./staff.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, openStaffSession } from "./open-staff-session.ts";
import { staffLinkLifeMs } from "#domain/studio/staff-rules.ts";
import type { Database } from "#platform/db/database.ts";

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

/** Where a one-time link leads. Its key stands behind a #: browsers send that part nowhere, so that no log has it. */
export function staffLinkUrl(studioOrigin: string, key: string): string {
  return `${studioOrigin}/studio/set-up#${key}`;
}

/** Makes a one-time link by which somebody becomes an owner, or an owner who has lost everything begins anew. */
export async function makeOwnerLink(db: Database, studioOrigin: string, email: string): Promise<string> {
  const key = newToken();
  await db.transaction(async (tx) => {
    const row = { keyHash: digest(key), email, name: "", role: "owner", invitedBy: null } as const;
    await addStaffLink(tx, { ...row, lifeMs: staffLinkLifeMs.owner });
    await writeAudit(tx, { staffId: null, action: "owner.linked", target: email });
  });
  return staffLinkUrl(studioOrigin, key);
}
