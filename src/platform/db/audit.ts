import { and, asc, desc, eq, exists, inArray, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AuditAction } from "#domain/studio/audit-actions.ts";
import { changedBy } from "#domain/studio/changes.ts";
import { literal } from "./holds-word.ts";
import { auditEntryTable, staffTable, targetThing, targetLabel } from "./schema/staff.ts";
import type { Queries, Transaction } from "./database.ts";
import { notifyStudio } from "./changes.ts";

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

/** Writes a change into the audit log, in the transaction that makes it: the one way into that table. Open rooms hear of it. */
export async function writeAudit(tx: Transaction, entry: Audited): Promise<void> {
  await tx.insert(auditEntryTable).values(entry);
  const { staffId, target } = entry;
  await notifyStudio(tx, { ...changedBy(target), ...(staffId !== null && { by: staffId }) });
}

/** Which entries are listed. */
export interface AuditFilter {
  /** Older than this one. */
  readonly before?: number | undefined;
  /** Somebody's id; 0 for the command line. */
  readonly who?: number | undefined;
  readonly action?: AuditAction | undefined;
  /** How the target begins, with or without its first word; "" for any. */
  readonly about: string;
}

/** Somebody of the staff to whom something was done, as targets name them. */
const person = alias(staffTable, "person");
const targetOfPerson = sql<string>`'staff ' || ${person.id}`;

/** Targets that are somebody of the staff whose name or address begins so. */
function peopleLike(db: Queries, start: string) {
  const { name, email } = person;
  return db
    .select({ target: targetOfPerson })
    .from(person)
    .where(or(like(sql`lower(${name})`, start), like(email, start)));
}

function filtered(db: Queries, { before, who, action: done, about }: AuditFilter): SQL | undefined {
  const { id, staffId, action, target } = auditEntryTable;
  const start = `${literal(about.toLowerCase())}%`;
  return and(
    before === undefined ? undefined : lt(id, before),
    who === 0 ? isNull(staffId) : undefined,
    who ? eq(staffId, who) : undefined,
    done && eq(action, done),
    about === ""
      ? undefined
      : or(like(targetLabel, start), like(targetThing, start), inArray(target, peopleLike(db, start))),
  );
}

/** Entries, the newest first, each with the name of who did it, and of whom of the staff it was done to. */
export async function listAudit(db: Queries, filter: AuditFilter, limit: number) {
  const { id, at, action, target, before: was, after } = auditEntryTable;
  const { name, email } = person;
  return db
    .select({ id, at, who: staffTable.name, action, target, person: { name, email }, before: was, after })
    .from(auditEntryTable)
    .leftJoin(staffTable, eq(staffTable.id, auditEntryTable.staffId))
    .leftJoin(person, eq(targetOfPerson, target))
    .where(filtered(db, filter))
    .orderBy(desc(id))
    .limit(limit);
}

/** Everybody who stands in the log, by name. */
export async function listAuditPeople(db: Queries) {
  const { id, name } = staffTable;
  const theirs = db
    .select({ id: auditEntryTable.id })
    .from(auditEntryTable)
    .where(eq(auditEntryTable.staffId, id));
  return db.select({ id, name }).from(staffTable).where(exists(theirs)).orderBy(name, id);
}

/** What the staff have told of an order, the oldest first, each with the name of who did it. */
export async function readAuditOf(db: Queries, orderNo: string) {
  const { id, action, target, before, after } = auditEntryTable;
  return db
    .select({ who: staffTable.name, before, after })
    .from(auditEntryTable)
    .leftJoin(staffTable, eq(staffTable.id, auditEntryTable.staffId))
    .where(and(eq(target, `order ${orderNo}`), inArray(action, ["order.told", "order.placed"])))
    .orderBy(asc(id));
}
