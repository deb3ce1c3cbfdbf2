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
const sideBySide = 4;

const retries = ({ tries }: Queue<object>) => ({
  retryLimit: tries,
  retryDelay: 5,
  retryDelayMax: 60,
  retryBackoff: true,
  expireInSeconds: jobLimitS,
});

/** Jobs are rows in PostgreSQL, worked off by every node through pg-boss. */
export const openJobs = async (databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "kisscut jobs",
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on("error", (error) => log.warn({ reason: error.message }, "the jobs met a fault and go on"));
  await boss.start();
  for (const queue of queues) await boss.createQueue(queue.name, { ...retries(queue), notify: true });

  return {
    add: async (tx, queue, data) => {
      await boss.send(queue.name, data, { db: fromDrizzle(tx, sql) });
    },
    work: async <Data extends object>(
      queue: Queue<Data>,
      run: (data: Data, jobId: string) => Promise<void>,
    ) => {
      const options = { batchSize: 1, localConcurrency: sideBySide, pollingIntervalSeconds: 2 };
      await boss.work<Data>(queue.name, options, async ([job]) => {
        if (job) await run(job.data, job.id);
      });
    },
    repeat: (queue, times) => boss.schedule(queue.name, times),
    check: async () => void (await boss.getDb().executeSql("select 1")),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
