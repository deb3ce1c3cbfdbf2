import type { StaffStage } from "#domain/studio/staff-rules.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { addStaffSession, endStaffSession, type StaffAtWork } from "./staff-sessions.ts";
import type { Transaction } from "#platform/db/database.ts";

/** Somebody has come further, and the browser's cookie is another from now on. */
export interface CameFurther {
  readonly ok: true;
  readonly sessionToken: string;
}

/** Opens a session of somebody whose row is locked; answers the token of its cookie. */
export async function openStaffSession(
  tx: Transaction,
  staffId: number,
  stage: StaffStage,
): Promise<CameFurther> {
  const sessionToken = newToken();
  await addStaffSession(tx, { tokenHash: digest(sessionToken), staffId, stage });
  return { ok: true, sessionToken };
}

/** Signs in who has proved that it is them, in the place of the session that waited for it. */
export async function finishSignIn(
  tx: Transaction,
  { staff, session }: Pick<StaffAtWork, "staff" | "session">,
): Promise<CameFurther> {
  await endStaffSession(tx, session);
  return openStaffSession(tx, staff.id, "open");
}
