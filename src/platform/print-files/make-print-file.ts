import { join } from "node:path";
import type { Readable } from "node:stream";
import { staffFilesInTurn } from "#platform/artwork/staff-files-in-turn.ts";
import type { PrintAnswer, PrintJob } from "./print-job.ts";
import { runLimited } from "#platform/artwork/run-limited.ts";
import { discardFile, type StagedFile } from "#platform/files/staged-file.ts";

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

/** Twice the largest file that a customer may send. */
const MOST_BYTES = 400 * 1024 * 1024;

/** What a program says of its job. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** What such a program says, with the file it has made. */
export type MadeFile<Said extends Answer> =
  | (Extract<Said, { readonly ok: true }> & { readonly file: StagedFile })
  | Extract<Said, { readonly ok: false }>
  | { readonly ok: false; readonly code: "too-heavy" };

interface Work {
  /** The program. */
  readonly script: string;
  readonly job: object;
  /** What the job names, one after the other: so many bytes in all. */
  readonly sources: readonly Readable[];
  readonly bytes: number;
}

async function* contentOf(job: Buffer, sources: readonly Readable[]): AsyncGenerator<Buffer> {
  yield job;
  for (const source of sources) yield* source as AsyncIterable<Buffer>;
}

/**
 * Has a program of print files do a job, in a process with limits of memory and time: it is given the job as JSON and then the customers' files.
 * The caller sends and discards the file it makes.
 */
export async function runPrintProgram<Said extends Answer>(
  dataDir: string,
  { script, job, sources, bytes }: Work,
): Promise<MadeFile<Said>> {
  const asked = Buffer.from(JSON.stringify(job));
  const { file, said } = await runLimited(dataDir, {
    script,
    given: [String(asked.length), String(asked.length + bytes)],
    content: contentOf(asked, sources),
    mostBytes: MOST_BYTES,
  });
  const answer = said === null ? null : (JSON.parse(said) as Said);
  if (answer?.ok) return { ...answer, file } as MadeFile<Said>;
  await discardFile(file.path);
  return (answer ?? { ok: false, code: "too-heavy" }) as MadeFile<Said>;
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
