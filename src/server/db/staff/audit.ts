import type { AuditAction } from "#domain/studio/audit-actions.ts";
import { auditEntryTable } from "../schema/staff/audit-entry.ts";
import type { Transaction } from "../transaction.ts";

export interface Audited {
  /** Who did it; null at the command line. */
  readonly staffId: number | null;
  readonly action: AuditAction;
  /** What it was done to: "staff 3", "order K26-4F7Q2M". */
  readonly target: string;
  /** What was changed, as it was and as it is now; never a secret. */
  readonly before?: object;
  readonly after?: object;
}

/** Writes a change into the audit log, in the transaction that makes it: the one way into that table. */
export async function writeAudit(tx: Transaction, entry: Audited): Promise<void> {
  await tx.insert(auditEntryTable).values(entry);
}
