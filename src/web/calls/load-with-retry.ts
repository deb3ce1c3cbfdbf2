/** What React Router gives a loader that runs in the browser. */
interface Asked<Data> {
  readonly request: Pick<Request, "signal">;
  /** Fetches the page's data from the server. */
  readonly serverLoader: () => Promise<Data>;
}

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** Answers that pass: too many requests, and what a busy shop or the proxy before it says. */
const passing = new Set([429, 502, 503, 504]);

/** Whether asking again can help. An answer that is no data is thrown with its status, no answer at all as `fetch`'s TypeError. */
function passes(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Object && "status" in error && passing.has(Number(error.status));
}

/** Resolves after a while, or at once when nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", giveUp, { once: true });
  });
}

/**
 * Asks for a page's data until they come or the visitor goes elsewhere. The page in view stays meanwhile, with all that is
 * chosen on it: on a lost line or when the shop is busy it does not give way to an error page (decision 081).
 */
export async function loadWithRetry<Data>({ request: { signal }, serverLoader }: Asked<Data>): Promise<Data> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await serverLoader();
    } catch (error) {
      if (signal.aborted || !passes(error)) throw error;
    }
    await pause(pauseMs, signal);
    signal.throwIfAborted();
  }
}
