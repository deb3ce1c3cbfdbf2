import { type SQL, sql } from "drizzle-orm";
import { countRows, type TaskCount } from "#platform/db/count-rows.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { mailQueues } from "./queues.ts";

/** A job that failed its last try, and that nobody tries again by itself. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly tries: number;
  readonly reason: string;
  readonly failedAt: Date;
  /** The order it is about. */
  readonly orderNo: string | null;
  /** The subject of the mail it is about. */
  readonly subject: string | null;
}

const columns = sql`job.id, job.name as queue, job.retry_count + 1 as tries, job.completed_on as "failedAt",
  coalesce(job.output ->> 'message', 'unknown reason') as reason,
  job.data ->> 'orderNo' as "orderNo", mail.subject
  from pgboss.job as job left join mail on mail.id = (job.data ->> 'mailId')::uuid`;

type Row = Omit<FailedJob, "failedAt"> & { readonly failedAt: string | Date };

function failedJobOf({ failedAt, ...row }: Row): FailedJob {
  return { ...row, failedAt: new Date(failedAt) };
}

/** The statement of `listFailedJobs`: exported for a test that looks at how it is carried out. */
export function failedJobsQuery(most: number): SQL {
  return sql`select ${columns} where job.state = 'failed' order by job.completed_on desc, job.id limit ${most}`;
}

/** How many there are, and how many failed before a moment, milliseconds since 1970. */
export function countFailedJobs(db: Queries, lateBefore: number): Promise<TaskCount> {
  return countRows(db, sql`pgboss.job where state = 'failed'`, sql`completed_on < ${new Date(lateBefore)}`);
}

/** How many are due and not done; what the library does for itself is none. */
export async function countDueJobs(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ due: number }>(sql`
    select count(*)::int as due from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'
      and name not in ('given-up', ${sql.join(
        mailQueues.map((queue) => sql`${queue.name}`),
        sql`, `,
      )})`);
  return rows[0]?.due ?? 0;
}

/** Jobs that failed their last try, the newest first; the library deletes them a week later. */
export async function listFailedJobs(db: Queries, most: number): Promise<FailedJob[]> {
  const { rows } = await db.execute(failedJobsQuery(most));
  return (rows as unknown as Row[]).map(failedJobOf);
}

/** One of them, held until the transaction ends; null where it is none of them any more. */
export async function lockFailedJob(tx: Transaction, id: string): Promise<FailedJob | null> {
  const { rows } = await tx.execute(
    sql`select ${columns} where job.id = ${id}::uuid and job.state = 'failed' for update of job`,
  );
  const [row] = rows as unknown as Row[];
  return row ? failedJobOf(row) : null;
}

/** Why the last try to send each of some mails failed, and how many there were; of a mail without a try nothing. */
export async function readMailTries(
  db: Queries,
  mailIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly tries: number; readonly reason: string }>> {
  const { rows } = await db.execute<{ mailId: string; tries: number; reason: string }>(sql`
    select data ->> 'mailId' as "mailId", retry_count as tries, output ->> 'message' as reason
    from pgboss.job where name in ('send-mail', 'send-password-mail', 'send-reminder') and output ->> 'message' is not null
      and data ->> 'mailId' = any(array[${sql.join(
        mailIds.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[])`);
  return new Map(rows.map(({ mailId, ...tried }) => [mailId, tried]));
}
