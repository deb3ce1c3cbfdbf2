import type { AuditAction } from "#domain/studio/audit-actions.ts";
import { desc, eq, lt } from "drizzle-orm";
import { auditEntryTable } from "../schema/staff/audit-entry.ts";
import { staffTable } from "../schema/staff/staff.ts";
import type { Queries, Transaction } from "../transaction.ts";

export interface Audited {
  /** Who did it; null at the command line. */
  readonly staffId: number | null;
  readonly action: AuditAction;
  /** What it was done to: "staff 3", "order K26-4F7Q2M". */
  readonly target: string;
  /** What was changed, as it was and as it is now; never a secret. */
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** Writes a change into the audit log, in the transaction that makes it: the one way into that table. */
export async function writeAudit(tx: Transaction, entry: Audited): Promise<void> {
  await tx.insert(auditEntryTable).values(entry);
}

/** Entries below an id, the newest first, each with the name of who did it. */
export async function listAudit(db: Queries, before: number | null, limit: number) {
  const { id, at, action, target, before: was, after } = auditEntryTable;
  return db
    .select({ id, at, who: staffTable.name, action, target, before: was, after })
    .from(auditEntryTable)
    .leftJoin(staffTable, eq(staffTable.id, auditEntryTable.staffId))
    .where(before === null ? undefined : lt(id, before))
    .orderBy(desc(id))
    .limit(limit);
}
