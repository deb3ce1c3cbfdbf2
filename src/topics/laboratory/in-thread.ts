import { join } from "node:path";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { createThreads } from "#platform/threads.ts";
import type { LaboratoryAnswers, LaboratoryWork } from "./laboratory-work.types.ts";

/** `build` makes one file of the thread's script, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "price-laboratory", "replay.worker.js")
  : join(import.meta.dirname, "replay.worker.ts");

/** One at a time: a processor is left to visitors, and one thread remembers what it has compiled. */
const oneByOne = createConcurrencyLimit({
  sideBySide: 1,
  longestQueue: 20,
  longestWaitMs: 30_000,
  reason: "laboratory",
});

const work = createThreads<LaboratoryWork, LaboratoryAnswers[LaboratoryWork["kind"]]>({
  script,
  // While somebody thinks about prices.
  idleMs: 10 * 60_000,
  longestMs: 30_000,
  mostHeapMb: 384,
  reason: "laboratory",
});

type WorkOf<Kind extends LaboratoryWork["kind"]> = LaboratoryWork & { readonly kind: Kind };

/** Works out prices in another thread, so that no visitor waits for it (decision 401). */
export async function inThread<Kind extends LaboratoryWork["kind"]>(
  asked: WorkOf<Kind>,
): Promise<LaboratoryAnswers[Kind]> {
  // The thread answers each kind of work with its own.
  return (await oneByOne(() => work(asked))) as LaboratoryAnswers[Kind];
}
