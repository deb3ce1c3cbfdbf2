import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import { serviceBusy, type UnavailableReason } from "./unavailable.ts";

/** How threads of a script work. */
interface Threads {
  readonly script: string;
  /** A thread that nothing is given to for so long ends: its memory is given back. */
  readonly idleMs: number;
  /** A work that takes longer ends with its thread and is 503, by the clock: what is worked on is not to blame. */
  readonly longestMs: number;
  readonly mostHeapMb: number;
  /** What is said to be busy then. */
  readonly reason: UnavailableReason;
}

/** What a thread answers to a work. */
export type ThreadAnswer<Result> = { readonly result: Result } | { readonly fault: string };

async function answerTo<Work, Result>(
  work: Work,
  answer: (work: Work) => Result | Promise<Result>,
): Promise<ThreadAnswer<Result>> {
  try {
    return { result: await answer(work) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** In a thread: answers each work with what comes of it, or with what was wrong. It is there for the next one all the same. */
export function answerInThread<Work, Result>(answer: (work: Work) => Result | Promise<Result>): void {
  parentPort?.on("message", (work: Work) => {
    void answerTo(work, answer).then((answered) => parentPort?.postMessage(answered));
  });
}

/** Threads that wait for a work, each until its time is over. */
function createIdleThreads({ script, idleMs, mostHeapMb }: Threads) {
  const idle = new Map<Worker, NodeJS.Timeout>();

  const forget = (thread: Worker): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  };
  const begin = (): Worker => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
    thread.on("exit", () => forget(thread));
    // Whoever waits for its answer hears that it has ended.
    thread.on("error", () => undefined);
    return thread;
  };
  return {
    take: (): Worker => {
      const [known] = idle.keys();
      if (known === undefined) return begin();
      forget(known);
      known.ref();
      return known;
    },
    giveBack: (thread: Worker): void => {
      thread.unref();
      const end = (): void => {
        forget(thread);
        void thread.terminate();
      };
      idle.set(thread, setTimeout(end, idleMs).unref());
    },
  };
}

/** What a thread answers to a work; one that ends in it, or is not done in time, is not used again. */
async function answerOf<Result>(
  thread: Worker,
  work: unknown,
  { longestMs, reason }: Threads,
): Promise<ThreadAnswer<Result>> {
  const end = new AbortController();
  const { signal } = end;
  const late = async (): Promise<never> => {
    await wait(longestMs, undefined, { signal });
    throw serviceBusy(reason);
  };
  const gone = async (): Promise<never> => {
    await once(thread, "exit", { signal });
    throw new Error("A thread has ended in its work.");
  };
  try {
    const answered = once(thread, "message", { signal }) as Promise<[ThreadAnswer<Result>]>;
    thread.postMessage(work);
    const [answer] = await Promise.race([answered, late(), gone()]);
    return answer;
  } catch (error) {
    void thread.terminate();
    throw error;
  } finally {
    end.abort();
  }
}

/**
 * Does a work in a thread of its own, which is there for the next one afterwards. How many run at once is its callers' limit: there are as
 * many threads as works.
 */
export function createThreads<Work, Result>(options: Threads): (work: Work) => Promise<Result> {
  const threads = createIdleThreads(options);
  return async (work) => {
    const thread = threads.take();
    const answer = await answerOf<Result>(thread, work, options);
    threads.giveBack(thread);
    if ("fault" in answer) throw new Error(answer.fault);
    return answer.result;
  };
}
