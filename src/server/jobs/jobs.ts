import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Transaction } from "../db/transaction.ts";
import { queues, type Queue } from "./queue.ts";

export interface Jobs {
  /** Queues work in the caller's transaction: it is there if and only if the transaction commits. */
  add<Data extends object>(tx: Transaction, queue: Queue<Data>, data: Data): Promise<void>;
  /** Lets this process work off a queue, a few jobs side by side, each on its own. */
  work<Data extends object>(
    queue: Queue<Data>,
    run: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>;
  /** Queues work again and again, at times written as in cron. */
  repeat(queue: Queue<Record<string, never>>, times: string): Promise<void>;
  /** Resolves while jobs can be queued and fetched. */
  check(): Promise<void>;
  /** Lets running jobs finish, at most five seconds. */
  stop(): Promise<void>;
}

/** A process that was killed gives its job up after this long; no mail server is waited for longer. */
export const jobLimitS = 40;

const retries = ({ tries }: Queue<object>) => ({
  retryLimit: tries,
  retryDelay: 5,
  retryDelayMax: 60,
  retryBackoff: true,
  expireInSeconds: jobLimitS,
});

const workers = "kisscut jobs";

/**
 * A process that was killed leaves jobs behind that look as if they ran. When no other process works on this database they
 * are begun again at once; beside others they wait until their time is over.
 */
const takeUpLeftJobs = async (boss: PgBoss, ownName: string): Promise<void> => {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and not exists (
       select 1 from pg_stat_activity
       where datname = current_database() and application_name like $1 and application_name <> $2)`,
    [`${workers}%`, ownName],
  );
};

/** Jobs are rows in PostgreSQL, worked off by every node through pg-boss. */
export const openJobs = async (databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> => {
  const ownName = `${workers} ${randomUUID()}`;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: ownName,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on("error", (error) => log.warn({ reason: error.message }, "the jobs met a fault and go on"));
  await boss.start();
  for (const queue of queues) await boss.createQueue(queue.name, { ...retries(queue), notify: true });
  await takeUpLeftJobs(boss, ownName);

  return {
    add: async (tx, queue, data) => {
      await boss.send(queue.name, data, { db: fromDrizzle(tx, sql) });
    },
    work: async <Data extends object>(
      queue: Queue<Data>,
      run: (data: Data, jobId: string) => Promise<void>,
    ) => {
      const options = {
        batchSize: 1,
        localConcurrency: queue.sideBySide,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
      };
      await boss.work<Data>(queue.name, options, async ([job]) => {
        if (job) await run(job.data, job.id);
      });
    },
    repeat: (queue, times) => boss.schedule(queue.name, times),
    check: async () => void (await boss.getDb().executeSql("select 1")),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
