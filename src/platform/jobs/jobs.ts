import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Transaction } from "#platform/db/database.ts";
import { type Queue, queues } from "./queues.ts";

export interface Jobs {
  /** Queues work in the caller's transaction: it is there if and only if the transaction commits. */
  add<Data extends object>(
    tx: Transaction,
    queue: Queue<Data>,
    data: Data,
    /** After how many milliseconds it is begun at the earliest; at once, if not said. */
    inMs?: number,
  ): Promise<void>;
  /** Lets this process work off a queue, a few jobs side by side, each on its own. */
  work<Data extends object>(
    queue: Queue<Data>,
    run: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>;
  /** In the caller's transaction: one more try for a job that failed its last. */
  retry(tx: Transaction, queue: string, jobId: string): Promise<void>;
  /** In the caller's transaction: forgets a job that failed its last try. */
  drop(tx: Transaction, queue: string, jobId: string): Promise<void>;
  /** Queues work again and again, at times written as in cron. */
  repeat(queue: Queue<Record<string, never>>, times: string): Promise<void>;
  /** Lets this process hear of jobs that failed their last try, each heard of once by one process. */
  hearOfGivenUp(hear: (job: GivenUpJob) => void): Promise<void>;
  /** Resolves while jobs can be queued and fetched. */
  check(): Promise<void>;
  /** Lets running jobs finish, at most five seconds. */
  stop(): Promise<void>;
}

/** A job that failed its last try. What it was about is not told: it may name a person. */
export interface GivenUpJob {
  readonly queue: string;
  readonly jobId: string;
  readonly tries: number;
  readonly reason: string;
}

const day = 24 * 60 * 60;

/** The pause after the first failed try, up to twice as long by chance; it doubles with each, up to the longest. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 60;

const workOptions = {
  batchSize: 1,
  /** A queue that tells of its jobs is asked for those it told nobody of: they came while the line was broken, or from a process that ended. */
  notifyPollingIntervalSeconds: 15,
  pollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/** When a job that fails now is due again, at the latest. */
function pauseMs({ retryCount }: JobWithMetadata<object>): number {
  return Math.min(2 * FIRST_PAUSE_S * 2 ** retryCount, LONGEST_PAUSE_S) * 1_000;
}

/** A worker that asks for the next job as soon as one is done, and for one that failed as soon as it is due: nobody tells of that. */
async function addWorker<Data extends object>(
  boss: PgBoss,
  name: string,
  run: (job: JobWithMetadata<Data>) => Promise<void>,
): Promise<void> {
  let worker: string | null = null;
  const askAgain = () => {
    if (worker !== null) boss.notifyWorker(worker);
  };
  worker = await boss.work<Data, void, typeof workOptions>(name, workOptions, async ([job]) => {
    if (job === undefined) return;
    try {
      await run(job);
    } catch (error) {
      setTimeout(askAgain, pauseMs(job)).unref();
      throw error;
    } finally {
      askAgain();
    }
  });
}

function settingsOf({ tries, limitS, keptS, atOnce }: Queue<object>) {
  return {
    retryLimit: tries,
    retryDelay: FIRST_PAUSE_S,
    retryDelayMax: LONGEST_PAUSE_S,
    retryBackoff: true,
    expireInSeconds: limitS,
    retentionSeconds: keptS ?? 14 * day,
    deleteAfterSeconds: 7 * day,
    deadLetter: givenUp,
    notify: atOnce,
  };
}

/** Where the library puts a copy of each job that failed its last try, also of one whose process was killed. */
const givenUp = "given-up";

/** Queues as this program has them, also where an earlier one made them otherwise. */
async function declareQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(givenUp, { retentionSeconds: 7 * day, deleteAfterSeconds: day, notify: true });
  for (const queue of queues) {
    await boss.createQueue(queue.name, settingsOf(queue));
    await boss.updateQueue(queue.name, settingsOf(queue));
  }
}

function reasonIn(output: object): string {
  return "message" in output ? String(output.message) : "unknown reason";
}

/** Nothing a job or its keeping does takes so long: an answer that has not come by then does not come. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 30_000 };

/**
 * Jobs are rows in PostgreSQL, worked off by every node through pg-boss. One that a killed process had begun is begun again
 * when its time (`limitS`) is over: the library looks every 15 seconds (decision 009).
 */
export async function openJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "kisscut jobs",
    max: 3,
    ...patience,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
  });
  boss.on("error", (error) => log.warn({ reason: error.message }, "the jobs met a fault and go on"));
  await boss.start();
  await declareQueues(boss);

  return {
    add: async (tx, queue, data, inMs = 0) => {
      await boss.send(queue.name, data, { db: fromDrizzle(tx, sql), startAfter: Math.ceil(inMs / 1_000) });
    },
    work: async <Data extends object>(
      queue: Queue<Data>,
      run: (data: Data, jobId: string) => Promise<void>,
    ) => {
      for (let i = 0; i < queue.sideBySide; i++)
        await addWorker<Data>(boss, queue.name, ({ data, id }) => run(data, id));
    },
    hearOfGivenUp: (hear) =>
      addWorker(boss, givenUp, async ({ sourceName, sourceId, sourceRetryCount, sourceOutput }) => {
        const tries = (sourceRetryCount ?? 0) + 1;
        hear({ queue: sourceName ?? "", jobId: sourceId ?? "", tries, reason: reasonIn(sourceOutput ?? {}) });
      }),
    retry: async (tx, queue, jobId) => void (await boss.retry(queue, jobId, { db: fromDrizzle(tx, sql) })),
    drop: async (tx, queue, jobId) => void (await boss.deleteJob(queue, jobId, { db: fromDrizzle(tx, sql) })),
    repeat: (queue, times) => boss.schedule(queue.name, times),
    check: async () => void (await boss.getDb().executeSql("select 1")),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
