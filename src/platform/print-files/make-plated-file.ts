import { join } from "node:path";
import type { Readable } from "node:stream";
import { createFairLimit } from "#platform/fair-limit.ts";
import type { PlateAnswer, PlateJob } from "./plate-adder/plate-job.ts";
import { type MadeFile, runPrintProgram } from "./make-print-file.ts";

/** `build` makes one file of the program, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "plate-adder", "main.js")
  : join(import.meta.dirname, "plate-adder", "main.ts");

/** It takes a processor for seconds, and half a gigabyte while it lasts: one after the other, and one of each network in the line. */
const inTurns = createFairLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestOwnQueue: 2,
  longestWaitMs: 60_000,
  reason: "files",
});

export type PlatedFile = MadeFile<PlateAnswer> | { readonly ok: false; readonly code: "gone" };

/**
 * Adds a plate to a customer's file in a process of its own (decision 290). `open` opens the stored files of the job when its turn has come,
 * null where one is gone. The caller sends and discards what was made.
 */
export function makePlatedFile(
  dataDir: string,
  network: string,
  job: PlateJob,
  open: () => Promise<readonly (Readable | null)[]>,
): Promise<PlatedFile> {
  return inTurns(network, async () => {
    const opened = await open();
    const sources = opened.filter((source) => source !== null);
    try {
      if (sources.length < opened.length) return { ok: false, code: "gone" };
      const bytes = job.file.bytes + ("second" in job.from ? job.from.second.bytes : 0);
      return await runPrintProgram<PlateAnswer>(dataDir, { script, job, sources, bytes });
    } finally {
      for (const source of sources) source.destroy();
    }
  });
}
