import { join } from "node:path";
import type { Readable } from "node:stream";
import { staffFilesInTurn } from "#platform/artwork/staff-files-in-turn.ts";
import type { PrintAnswer, PrintJob } from "./print-job.ts";
import { type MadeFile, runPrintProgram } from "./run-print-program.ts";

/** `build` makes one file of the writer, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "print-file-writer", "main.js")
  : join(import.meta.dirname, "writer", "main.ts");

/** Stored files of a side as the storage gives them: the customer's, and the shop's picture of it where it is needed. */
export interface SideSources {
  /** null: it is that of a side before. */
  readonly file: Readable | null;
  readonly picture: Readable | null;
}

export type MadePrintFile = MadeFile<PrintAnswer>;

function streamsOf({ file, picture }: SideSources): readonly Readable[] {
  return [file, picture].filter((stream) => stream !== null);
}

/** Lets go of stored files that nobody reads to their end. */
export function closeSources(sources: SideSources): void {
  for (const stream of streamsOf(sources)) stream.destroy();
}

/**
 * Makes a print file in a process of its own, so that neither the faults of a customer's file nor its size are this one's. The caller
 * sends and discards it (decision 193).
 */
export async function makePrintFile(
  dataDir: string,
  job: PrintJob,
  sources: readonly SideSources[],
): Promise<MadePrintFile> {
  try {
    const bytes = job.sides.reduce((sum, side) => sum + side.bytes + side.pictureBytes, 0);
    const work = { script, job, sources: sources.flatMap(streamsOf), bytes };
    return await staffFilesInTurn(() => runPrintProgram<PrintAnswer>(dataDir, work));
  } finally {
    for (const side of sources) closeSources(side);
  }
}
