import { setTimeout as sleep } from "node:timers/promises";

/** Waits for something at most so long, then throws and says so; the work itself is not called off. */
export async function within<Result>(limitMs: number, what: string, work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const limit = sleep(limitMs, null, { signal: waiting.signal }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1_000} seconds.`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    waiting.abort();
    limit.catch(() => undefined);
  }
}
