import type { Readable } from "node:stream";
import { runLimited } from "#platform/artwork/run-limited.ts";
import { discardFile, type StagedFile } from "#platform/files/staged-file.ts";

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
