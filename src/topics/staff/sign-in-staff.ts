import { isGuarded, mayStaff, type Permission } from "#domain/studio/permissions.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { digest } from "#platform/auth/tokens.ts";
import {
  endStaffSession,
  endStaffSessionsOf,
  findStaffSession,
  type StaffAtWork,
  touchStaffSession,
} from "./staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import { verifyPassword } from "#platform/auth/passwords.ts";
import { findStaffByEmail, lockStaff } from "./staff.ts";
import { consumeRateLimit, refundRateLimit } from "#topics/person/consume-rate-limit.ts";
import { factorsOf, hasFactor } from "./second-factors.ts";
import { type CameFurther, openStaffSession } from "./open-staff-session.ts";

export interface Admitted {
  readonly ok: true;
  readonly at: StaffAtWork;
}

export type NotAdmitted = Refusal<"staff-sign-in-first" | "staff-may-not" | "staff-confirm-first">;

/** What somebody at work may not do now, and why; null where they may. */
function hindrance({ staff, session, wasIdle }: StaffAtWork, need: "staff" | Permission): NotAdmitted | null {
  if (session.stage !== "open") return refuseStaff("staff-sign-in-first");
  if (need === "staff") return null;
  if (!mayStaff(staff.role, need)) return refuseStaff("staff-may-not");
  return isGuarded(need) && wasIdle ? refuseStaff("staff-confirm-first") : null;
}

/**
 * Lets somebody of the staff in by the token of their cookie, for what a call needs: the one place where the studio asks. "password"
 * is who has given a right one, whatever is still to come. What a page asks by itself is no sign of life.
 */
export async function admitStaff(
  { db }: Pick<Services, "db">,
  token: string | null,
  need: "password" | "staff" | Permission,
  isUnattended = false,
): Promise<Admitted | NotAdmitted> {
  const tokenHash = token === null ? null : digest(token);
  const at = tokenHash === null ? null : await findStaffSession(db, tokenHash);
  if (tokenHash === null || at === null) return refuseStaff("staff-sign-in-first");
  const refused = need === "password" ? null : hindrance(at, need);
  if (refused) return refused;
  if (!isUnattended) await touchStaffSession(db, tokenHash);
  return { ok: true, at };
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

/**
 * Takes a password of the staff; the second factor comes next, or is set up where there is none yet (decision 238). One answer and
 * one duration for a wrong password and an address that nobody here has.
 */
export async function signInStaff(
  services: Pick<Services, "config" | "db">,
  ip: string,
  { email, password }: Typed,
): Promise<CameFurther | Refusal<"staff-sign-in-failed" | "too-many-tries">> {
  const tried = { ip, identifier: email };
  const refused = await consumeRateLimit(services, "staffSignIn", tried);
  if (refused) return refused;
  const found = await findStaffByEmail(services.db, email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (!isRight || !found) return refuseStaff("staff-sign-in-failed");
  await refundRateLimit(services, "staffSignIn", tried);
  return services.db.transaction(async (tx) => {
    const staff = await lockStaff(tx, found.id);
    if (staff?.passwordHash !== found.passwordHash) return refuseStaff("staff-sign-in-failed");
    const stage = hasFactor(await factorsOf(tx, staff.id)) ? "second-factor" : "set-up";
    return openStaffSession(tx, staff.id, stage);
  });
}

/** Ends this session; everywhere: all of this person's. */
export async function signOutStaff(
  { db }: Pick<Services, "db">,
  { staff, session }: StaffAtWork,
  everywhere: boolean,
): Promise<void> {
  if (everywhere && session.stage === "open") await endStaffSessionsOf(db, staff.id);
  else await endStaffSession(db, session);
}
