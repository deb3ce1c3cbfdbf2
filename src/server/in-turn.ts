import { serviceBusy, type UnavailableReason } from "./service-busy.ts";

interface Turns {
  /** Works that run side by side; the rest wait. */
  readonly sideBySide: number;
  /** Works that may wait; past them the answer is 503. */
  readonly longestQueue: number;
  /** What is said to be busy then. */
  readonly reason: UnavailableReason;
}

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets costly works take turns, so that they neither pile up in memory nor starve everything else. */
export const createTurns = ({ sideBySide, longestQueue, reason }: Turns): InTurn => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= sideBySide) {
      if (waiting.length >= longestQueue) throw serviceBusy(reason);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
