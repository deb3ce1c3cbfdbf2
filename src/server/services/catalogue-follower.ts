import type { Services } from "./services.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

export interface CatalogueFollower {
  /** Reads which catalogue is on sale now; tried again with growing pauses until it could be read. */
  read(): void;
  stop(): void;
}

/** Keeps a node selling from the current catalogue: a reading that fails once must not leave it on the one before. */
export function catalogueFollower({
  catalogue,
  log,
}: Pick<Services, "catalogue" | "log">): CatalogueFollower {
  let pauseMs = firstPauseMs;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  const readAgainLater = (error: unknown): void => {
    log.error({ err: error, pauseMs }, "the new catalogue could not be read yet; the one before stays");
    clearTimeout(again);
    if (!stopped) again = setTimeout(read, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const read = (): void => {
    clearTimeout(again);
    catalogue.refresh().then((changed) => {
      pauseMs = firstPauseMs;
      if (changed) log.info({ version: catalogue.current().version }, "a new catalogue is on sale");
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
