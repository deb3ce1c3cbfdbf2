import { listStaffRows } from "#server/db/staff/staff.ts";
import type { Services } from "../services.ts";

/** Everybody who works here, by name. */
export async function listStaff({ db }: Pick<Services, "db">) {
  const rows = await listStaffRows(db);
  return rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt === null ? null : new Date(seenAt) }));
}
