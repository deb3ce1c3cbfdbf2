import { type ConcurrencyLimit, createConcurrencyLimit, type Limit } from "./concurrency-limit.ts";

interface FairLimit extends Limit {
  /** Works of one holder that may wait for others of theirs; past them the answer is 503. */
  readonly longestOwnQueue: number;
}

/** Does a work once the line has come to it; `holder`: who has brought it. */
export type FairLine = <Result>(holder: string, work: () => Promise<Result>) => Promise<Result>;

interface Holder {
  readonly inTurns: ConcurrencyLimit;
  works: number;
}

/**
 * A limit in whose line each holder has one place: whoever brings many works has them done one after the other, and nobody else waits
 * for more than one of them. Twice the longest wait is possible: for works of one's own, then for the line.
 */
export function createFairLimit({ longestOwnQueue, ...limit }: FairLimit): FairLine {
  const line = createConcurrencyLimit(limit);
  const holders = new Map<string, Holder>();
  const newHolder = (): Holder => ({
    inTurns: createConcurrencyLimit({ ...limit, sideBySide: 1, longestQueue: longestOwnQueue }),
    works: 0,
  });
  return async (name, work) => {
    const holder = holders.get(name) ?? newHolder();
    holders.set(name, holder);
    holder.works += 1;
    try {
      return await holder.inTurns(() => line(work));
    } finally {
      holder.works -= 1;
      if (holder.works === 0) holders.delete(name);
    }
  };
}
