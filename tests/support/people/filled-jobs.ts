import { sql } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";

/** Many jobs that are done, every so many of them failed for the last time. */
export async function fillJobs(db: Queries, count: number): Promise<void> {
  await db.execute(sql`
    insert into pgboss.job (name, data, state, created_on, completed_on, output)
    select 'send-mail', jsonb_build_object('mailId', gen_random_uuid()), (case when n % 500 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
      now() - n * interval '30 seconds', now() - n * interval '30 seconds', '{"message": "the mailbox is full"}'
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`analyze pgboss.job`);
}
