import { type AuditFilter, listAudit, listAuditPeople } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";

const entriesOfPage = 50;

/** What was changed, the newest first, below an entry that was seen; whether there is more; and who stands in the log at all. */
export async function readAudit({ db }: Pick<Services, "db">, filter: AuditFilter) {
  const [rows, people] = await Promise.all([listAudit(db, filter, entriesOfPage + 1), listAuditPeople(db)]);
  return { entries: rows.slice(0, entriesOfPage), hasMore: rows.length > entriesOfPage, people };
}
