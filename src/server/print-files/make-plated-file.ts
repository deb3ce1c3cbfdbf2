import { join } from "node:path";
import type { Readable } from "node:stream";
import { runLimited } from "#server/artwork/run-limited.ts";
import { createFairLimit } from "#server/fair-limit.ts";
import { discardFile, type StagedFile } from "#server/files/staged-file.ts";
import type { PlateAnswer, PlateFault, PlateJob } from "./plate-adder/plate-job.ts";

/** `build` makes one file of the program, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "plate-adder", "main.js")
  : join(import.meta.dirname, "plate-adder", "main.ts");

/** Twice the largest file that a customer may send. */
const MOST_BYTES = 400 * 1024 * 1024;

/** It takes a processor for seconds, and half a gigabyte while it lasts: one after the other, and one of each network in the line. */
const inTurns = createFairLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestOwnQueue: 2,
  longestWaitMs: 60_000,
  reason: "files",
});

export type PlatedFile =
  | { readonly ok: true; readonly file: StagedFile }
  | { readonly ok: false; readonly code: PlateFault | "gone" };

async function* contentOf(job: Buffer, sources: readonly Readable[]): AsyncGenerator<Buffer> {
  yield job;
  for (const source of sources) yield* source as AsyncIterable<Buffer>;
}

async function writeOnce(dataDir: string, job: PlateJob, sources: readonly Readable[]): Promise<PlatedFile> {
  const asked = Buffer.from(JSON.stringify(job));
  const bytes = job.files.reduce((sum, file) => sum + file.bytes, asked.length);
  const { file, said } = await runLimited(dataDir, {
    script,
    given: [String(asked.length), String(bytes)],
    content: contentOf(asked, sources),
    mostBytes: MOST_BYTES,
  });
  const answer: PlateAnswer =
    said === null ? { ok: false, code: "too-heavy" } : (JSON.parse(said) as PlateAnswer);
  if (answer.ok) return { ok: true, file };
  await discardFile(file.path);
  return answer;
}

/**
 * Adds a plate to a customer's file in a process of its own. `open` opens the stored files of the job when its turn has come, null where one
 * is gone. The caller sends and discards what was made.
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
      return await writeOnce(dataDir, job, sources);
    } finally {
      for (const source of sources) source.destroy();
    }
  });
}
