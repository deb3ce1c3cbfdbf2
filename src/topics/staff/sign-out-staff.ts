import { endStaffSession, endStaffSessionsOf, type StaffAtWork } from "./staff-sessions.ts";
import type { Services } from "#topics/services.ts";

/** Ends this session; everywhere: all of this person's. */
export async function signOutStaff(
  { db }: Pick<Services, "db">,
  { staff, session }: StaffAtWork,
  everywhere: boolean,
): Promise<void> {
  if (everywhere && session.stage === "open") await endStaffSessionsOf(db, staff.id);
  else await endStaffSession(db, session);
}
