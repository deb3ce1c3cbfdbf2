import { setTimeout as sleep } from "node:timers/promises";

/** Makes something when it is first asked for, and answers it ever after; what failed is made again the next time. */
export function memoizeAsync<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

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
