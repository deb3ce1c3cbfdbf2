import { serviceBusy, type UnavailableReason } from "./unavailable.ts";

export interface Limit {
  /** Works that run side by side; the rest wait. */
  readonly sideBySide: number;
  /** Works that may wait; past them the answer is 503. */
  readonly longestQueue: number;
  /** Milliseconds after which a work that still waits is answered 503, too; if not said, it waits for its turn. */
  readonly longestWaitMs?: number;
  /** What is said to be busy then. */
  readonly reason: UnavailableReason;
}

export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets costly works run a few at a time, so that they neither pile up in memory nor starve everything else. */
export function createConcurrencyLimit(limit: Limit): ConcurrencyLimit {
  const { sideBySide, longestQueue, longestWaitMs, reason } = limit;
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        waiting.delete(begin);
        reject(serviceBusy(reason));
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      waiting.add(begin);
    });

  const passOn = (): void => {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  return async (work) => {
    if (running >= sideBySide) {
      if (waiting.size >= longestQueue) throw serviceBusy(reason);
      await turn();
    } else running += 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
