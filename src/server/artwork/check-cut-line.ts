import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type CheckedKeptLine, type LineToCheck } from "#domain/cut-line/kept/check-kept-line.ts";
import { fault } from "#domain/cut-line/kept/check-line.ts";
import { createFairLimit } from "#server/fair-limit.ts";

/** `build` makes one file of the thread's script, beside the built server; otherwise Node runs its source. */
const script = import.meta.env.PROD
  ? join(import.meta.dirname, "cut-line-checker", "check-cut-line.worker.js")
  : join(import.meta.dirname, "check-cut-line.worker.ts");

/** Lines that are drawn take a tenth of a second; on a busy machine some more. */
const MOST_MS = 5_000;
const MOST_HEAP_MB = 96;

/** One after the other, and one of each network in the line: lines made up for it take all of their time. */
const inTurns = createFairLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestOwnQueue: 4,
  longestWaitMs: 15_000,
  reason: "files",
});

async function checkInThread(line: LineToCheck): Promise<CheckedKeptLine> {
  const thread = new Worker(script, {
    workerData: line,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const tooLong = AbortSignal.timeout(MOST_MS);
  try {
    const [checked] = (await once(thread, "message", { signal: tooLong })) as [CheckedKeptLine];
    return checked;
  } catch (error) {
    const isTooMuch = tooLong.aborted || (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isTooMuch) return fault("curves", "The line has too many bends.");
    throw error;
  } finally {
    await thread.terminate();
  }
}

/** Checks a line that has come from a network in a thread of its own, so that nobody else waits for its geometry. */
export function checkCutLine(network: string, line: LineToCheck): Promise<CheckedKeptLine> {
  return inTurns(network, () => checkInThread(line));
}
