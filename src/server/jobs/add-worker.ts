import type { JobWithMetadata, PgBoss } from "pg-boss";

const workOptions = {
  batchSize: 1,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/** A worker that asks for the next job as soon as one is done: a queue is worked off without pauses. */
export async function addWorker<Data extends object>(
  boss: PgBoss,
  name: string,
  run: (job: JobWithMetadata<Data>) => Promise<void>,
): Promise<void> {
  let worker: string | null = null;
  worker = await boss.work<Data, void, typeof workOptions>(name, workOptions, async ([job]) => {
    try {
      if (job) await run(job);
    } finally {
      if (worker !== null) boss.notifyWorker(worker);
    }
  });
}
