import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { EdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { type CheckedSavedLine, type LineToCheck } from "#domain/cut-line/kept/check-saved-line.ts";
import { fault } from "#domain/cut-line/kept/check-line.ts";
import { createFairLimit } from "#platform/fair-limit.ts";
import { serviceBusy } from "#platform/unavailable.ts";

/** `build` makes one file of the thread's script, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "cut-line-checker", "check-cut-line.worker.js")
  : join(import.meta.dirname, "check-cut-line.worker.ts");

/** Of the thread's own processor time; lines that are drawn take a tenth of a second. */
const MOST_WORK_MS = 5_000;
/** On a busy machine it takes longer than its work: nobody's line is to blame, and the same may be asked again. */
const MOST_WAIT_MS = 20_000;
const LOOK_MS = 500;
const MOST_HEAP_MB = 96;

/** One after the other, and one of each network in the line: lines made up for it take all of their time. */
const inTurns = createFairLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestOwnQueue: 4,
  longestWaitMs: 15_000,
  reason: "files",
});

/** A line to be looked at, and the picture whose colours are spread beyond it; null where it has a border. */
export interface LineWithEdges extends LineToCheck {
  readonly spreadOf: PixelPicture | null;
}

/** The same looked at. */
export type CheckedClientLine =
  | (Extract<CheckedSavedLine, { ok: true }> & { readonly edges: EdgeBleed | null })
  | Extract<CheckedSavedLine, { ok: false }>;

class TooMuchWork extends Error {}

/** How long a thread has worked; on a Node that cannot tell (before 24.6) as long as it was waited for. */
async function workOf(thread: Partial<Pick<Worker, "cpuUsage">>, waitedMs: number): Promise<number> {
  const used = await thread.cpuUsage?.();
  return used ? (used.user + used.system) / 1_000 : waitedMs;
}

/** Ends with why a thread is not waited for any longer. */
async function overrun(thread: Worker, signal: AbortSignal): Promise<never> {
  const begun = performance.now();
  for (;;) {
    await setTimeout(LOOK_MS, undefined, { signal });
    const waitedMs = performance.now() - begun;
    if (waitedMs > MOST_WAIT_MS) throw serviceBusy("files");
    // One that has just ended has worked no more than it may: what came of it is on its way.
    const workMs = waitedMs < MOST_WORK_MS ? 0 : await workOf(thread, waitedMs).catch(() => 0);
    if (workMs > MOST_WORK_MS) throw new TooMuchWork();
  }
}

function isTooMuch(error: unknown): boolean {
  return (
    error instanceof TooMuchWork || (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY"
  );
}

async function checkInThread(line: LineWithEdges): Promise<CheckedClientLine> {
  const thread = new Worker(script, {
    workerData: line,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const end = new AbortController();
  try {
    const answered = once(thread, "message", { signal: end.signal }) as Promise<[CheckedClientLine]>;
    const [checked] = await Promise.race([answered, overrun(thread, end.signal)]);
    return checked;
  } catch (error) {
    if (isTooMuch(error)) return fault("curves", "The line has too many bends.");
    throw error;
  } finally {
    end.abort();
    await thread.terminate();
  }
}

/** Checks a line that has come from a network in a thread of its own, so that nobody else waits for its geometry. */
export function checkCutLine(network: string, line: LineWithEdges): Promise<CheckedClientLine> {
  return inTurns(network, () => checkInThread(line));
}
