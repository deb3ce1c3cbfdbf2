import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { countRecoveryCodes, findTimeCode, listPasskeys, type StaffPasskey } from "./staff-factors-rows.ts";
import { confirmStaffSession, type StaffAtWork } from "./staff-sessions.ts";
import { lockStaff } from "./staff.ts";
import type { Queries } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, finishSignIn } from "./open-staff-session.ts";

/** What somebody can confirm a sign-in with. */
export interface StaffFactors {
  readonly timeCode: boolean;
  readonly passkeys: readonly StaffPasskey[];
  /** How many are left. */
  readonly recoveryCodes: number;
}

export async function factorsOf(db: Queries, staffId: number): Promise<StaffFactors> {
  return {
    timeCode: (await findTimeCode(db, staffId)) !== null,
    passkeys: await listPasskeys(db, staffId),
    recoveryCodes: await countRecoveryCodes(db, staffId),
  };
}

/** Whether somebody has a second factor; codes for emergencies are none. */
export function hasFactor({ timeCode, passkeys }: Pick<StaffFactors, "timeCode" | "passkeys">): boolean {
  return timeCode || passkeys.length > 0;
}

/** Why somebody may not add a second factor here and now; null where they may: setting up, or signed in and not idle. */
export function factorHindrance({
  session,
  wasIdle,
}: StaffAtWork): Refusal<"staff-sign-in-first" | "staff-confirm-first"> | null {
  if (session.stage === "second-factor") return refuseStaff("staff-sign-in-first");
  return session.stage === "open" && wasIdle ? refuseStaff("staff-confirm-first") : null;
}

/** The second factor was right: signs in who waited for it, or knows again who was idle. */
export async function acceptFactor(
  { db }: Pick<Services, "db">,
  at: StaffAtWork,
): Promise<CameFurther | { readonly ok: true } | Refusal<"staff-sign-in-first">> {
  if (at.session.stage === "open") {
    await confirmStaffSession(db, at.session.tokenHash);
    return { ok: true };
  }
  return db.transaction(async (tx) => {
    const staff = await lockStaff(tx, at.staff.id);
    if (staff?.passwordHash !== at.staff.passwordHash) return refuseStaff("staff-sign-in-first");
    return finishSignIn(tx, at);
  });
}
