import { listStaffLinks } from "./staff-links-rows.ts";
import { listStaffRows } from "./staff.ts";
import type { Services } from "#topics/services.ts";

/** Everybody who works here, by name, and who is invited. */
export async function listStaff({ db }: Pick<Services, "db">) {
  const rows = await listStaffRows(db);
  return {
    rows: rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt === null ? null : new Date(seenAt) })),
    invitations: await listStaffLinks(db),
  };
}
