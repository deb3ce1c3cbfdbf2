import type { Services } from "./services.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Something that changes without this node: the catalogue on sale, the reviews that are read. */
interface Followed {
  /** What the log calls it. */
  readonly name: string;
  /** Reads what it is now; answers whether it changed. */
  refresh(): Promise<boolean>;
}

export interface Follower {
  /** Reads what it is now; tried again with growing pauses until it could be read. */
  read(): void;
  stop(): void;
}

/** Keeps a node at what the others show: a reading that fails once must not leave it at what was before. */
export function createFollower({ log }: Pick<Services, "log">, { name, refresh }: Followed): Follower {
  let pauseMs = firstPauseMs;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  const readAgainLater = (error: unknown): void => {
    log.error({ err: error, pauseMs }, `the new ${name} could not be read yet; what was before stays`);
    clearTimeout(again);
    if (!stopped) again = setTimeout(read, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const read = (): void => {
    clearTimeout(again);
    refresh().then((changed) => {
      pauseMs = firstPauseMs;
      if (changed) log.info(`the new ${name} was read`);
    }, readAgainLater);
  };
  return {
    read,
    stop: () => {
      stopped = true;
      clearTimeout(again);
    },
  };
}
