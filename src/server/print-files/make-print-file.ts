import { join } from "node:path";
import type { Readable } from "node:stream";
import { runLimited } from "#server/artwork/run-limited.ts";
import { staffFilesInTurn } from "#server/artwork/staff-files-in-turn.ts";
import { discardFile, type StagedFile } from "#server/files/staged-file.ts";
import type { ArtworkFault } from "#server/pdf/print-file/artwork/artwork-fault.ts";
import type { CheckedPiece, PrintAnswer, PrintJob } from "./print-job.ts";

/** `build` makes one file of the writer, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "print-file-writer", "main.js")
  : join(import.meta.dirname, "writer", "main.ts");

/** Twice the largest file that a customer may send. */
const MOST_BYTES = 400 * 1024 * 1024;

/** Stored files of a side as the storage gives them: the customer's, and the shop's picture of it where it is needed. */
export interface SideSources {
  /** null: it is that of a side before. */
  readonly file: Readable | null;
  readonly picture: Readable | null;
}

export type MadePrintFile =
  | { readonly ok: true; readonly file: StagedFile; readonly checked?: CheckedPiece }
  | { readonly ok: false; readonly code: ArtworkFault };

function streamsOf({ file, picture }: SideSources): readonly Readable[] {
  return [file, picture].filter((stream) => stream !== null);
}

/** Lets go of stored files that nobody reads to their end. */
export function closeSources(sources: SideSources): void {
  for (const stream of streamsOf(sources)) stream.destroy();
}

async function* contentOf(job: Buffer, sources: readonly SideSources[]): AsyncGenerator<Buffer> {
  yield job;
  for (const stream of sources.flatMap(streamsOf)) yield* stream as AsyncIterable<Buffer>;
}

async function writeOnce(
  dataDir: string,
  job: PrintJob,
  sources: readonly SideSources[],
): Promise<MadePrintFile> {
  const told = Buffer.from(JSON.stringify(job));
  const bytes = job.sides.reduce((sum, side) => sum + side.bytes + side.pictureBytes, told.length);
  const { file, said } = await runLimited(dataDir, {
    script,
    given: [String(told.length), String(bytes)],
    content: contentOf(told, sources),
    mostBytes: MOST_BYTES,
  });
  const answer: PrintAnswer =
    said === null ? { ok: false, code: "too-heavy" } : (JSON.parse(said) as PrintAnswer);
  if (answer.ok) return { ...answer, file };
  await discardFile(file.path);
  return answer;
}

/**
 * Makes a print file in a process of its own, so that neither the faults of a customer's file nor its size are this one's. The caller
 * sends and discards it.
 */
export async function makePrintFile(
  dataDir: string,
  job: PrintJob,
  sources: readonly SideSources[],
): Promise<MadePrintFile> {
  try {
    return await staffFilesInTurn(() => writeOnce(dataDir, job, sources));
  } finally {
    for (const side of sources) closeSources(side);
  }
}
