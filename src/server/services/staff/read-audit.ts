import { listAudit } from "#server/db/staff/audit.ts";
import type { Services } from "../services.ts";

const entriesOfPage = 50;

/** What was changed, the newest first, below an entry that was seen; and whether there is more. */
export async function readAudit({ db }: Pick<Services, "db">, before: number | null) {
  const rows = await listAudit(db, before, entriesOfPage + 1);
  return { entries: rows.slice(0, entriesOfPage), hasMore: rows.length > entriesOfPage };
}
