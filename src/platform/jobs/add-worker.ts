import type { JobWithMetadata, PgBoss } from "pg-boss";

/** The pause after the first failed try, up to twice as long by chance; it doubles with each, up to the longest. */
export const FIRST_PAUSE_S = 5;
export const LONGEST_PAUSE_S = 60;

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
export async function addWorker<Data extends object>(
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
