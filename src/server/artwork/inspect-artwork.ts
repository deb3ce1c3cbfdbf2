import { once } from "node:events";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { createConcurrencyLimit } from "#server/concurrency-limit.ts";
import { discardFile, stageStream, type StagedFile } from "#server/files/staged-file.ts";
import { startLimited } from "./limited-process.ts";
import { PICTURE_DESCRIPTOR, readerAnswer, type ReaderAnswer } from "./reader-answer.ts";

/** `build` makes one file of the reader, beside the built server; otherwise Node runs its source. */
const script = import.meta.env.PROD
  ? join(import.meta.dirname, "artwork-reader", "main.js")
  : join(import.meta.dirname, "reader", "main.ts");

/** A file takes a processor for seconds, and half a gigabyte while it lasts: one after the other. */
const inTurns = createConcurrencyLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestWaitMs: 30_000,
  reason: "files",
});

/** More than a picture of ours or what is told of a file can take. Bytes. */
const MOST_BYTES = { picture: 16_777_216, text: 262_144 } as const;

/** The shop's own picture of a file, as WebP. */
export interface ArtworkPicture {
  readonly file: StagedFile;
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground: most of its edge cannot be seen. */
  readonly isClear: boolean;
}

export type InspectedArtwork =
  | { readonly ok: true; readonly facts: ArtworkFacts; readonly picture: ArtworkPicture }
  | { readonly ok: false; readonly code: ReadingFault };

/** Passes bytes on, and breaks off past a limit. */
async function* atMost(bytes: number, arriving: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of arriving) {
    passed += chunk.length;
    if (passed > bytes) throw new Error("The reader of artwork says more than it should.");
    yield chunk;
  }
}

/** The beginning of what a reader says; it may go on for as long as it likes. */
async function textOf(arriving: Readable): Promise<string> {
  let said = "";
  for await (const chunk of arriving.setEncoding("utf8") as AsyncIterable<string>)
    if (said.length < MOST_BYTES.text) said += chunk;
  return said;
}

/** pdf.js leaves out what it cannot decode: then the picture would not be the customer's. */
const hasOmission = /Unable to decode (?:inline )?image/;

/** Passes a content on piece by piece; a reader that has ended before wants no more of it. */
async function feed(content: Readable, stdin: Writable): Promise<void> {
  stdin.on("error", () => undefined);
  const closed = once(stdin, "close");
  for await (const chunk of content) {
    if (stdin.destroyed) break;
    if (!stdin.write(chunk)) await Promise.race([once(stdin, "drain"), closed]);
  }
  stdin.end();
}

interface Read {
  readonly answer: ReaderAnswer;
  readonly file: StagedFile;
}

/** A stored file as the storage gives it. */
interface StoredContent {
  readonly content: Readable;
  readonly bytes: number;
}

async function readOnce(dataDir: string, { content, bytes }: StoredContent): Promise<Read> {
  const child = startLimited(script, [String(bytes)]);
  const ended = once(child, "close");
  const painted = child.stdio[PICTURE_DESCRIPTOR] as Readable;
  const staged = stageStream(dataDir, Readable.from(atMost(MOST_BYTES.picture, painted)));
  try {
    const [file, said, complaint] = await Promise.all([
      staged,
      textOf(child.stdout),
      textOf(child.stderr),
      feed(content, child.stdin),
    ]);
    const [exitCode] = (await ended) as [number | null];
    // Killed by a limit: it was more than a file of artwork takes.
    if (exitCode === null) return { file, answer: { ok: false, code: "artwork-too-heavy" } };
    if (exitCode !== 0) throw new Error(`The reader of artwork failed: ${complaint.slice(-2_000)}`);
    if (hasOmission.test(complaint)) return { file, answer: { ok: false, code: "artwork-too-heavy" } };
    return { file, answer: readerAnswer.parse(JSON.parse(said)) };
  } catch (error) {
    child.kill("SIGKILL");
    await staged.then(({ path }) => discardFile(path)).catch(() => undefined);
    throw error;
  } finally {
    await ended;
  }
}

/**
 * Reads a file of artwork in a process of its own, so that neither its faults nor its size are this one's: what was found in it, and the
 * shop's picture of it, which the caller stores or discards.
 */
export async function inspectArtwork(dataDir: string, stored: StoredContent): Promise<InspectedArtwork> {
  try {
    const { answer, file } = await inTurns(() => readOnce(dataDir, stored));
    if (answer.ok) return { ok: true, facts: answer.facts, picture: { ...answer.picture, file } };
    await discardFile(file.path);
    return answer;
  } finally {
    stored.content.destroy();
  }
}
