import { isGuarded, mayStaff, type Permission } from "#domain/studio/permissions.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { digest } from "#platform/auth/tokens.ts";
import { findStaffSession, type StaffAtWork, touchStaffSession } from "./staff-sessions.ts";
import type { Services } from "#topics/services.ts";

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
