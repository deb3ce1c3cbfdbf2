import { createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { extensionOf } from "#domain/artwork/file-rules.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { networkOf, siteOf } from "#platform/network.ts";
import { KilledProgram, runLimited } from "#platform/artwork/run-limited.ts";
import { discardFile, stageStream, type StagedFile } from "#platform/files/staged-file.ts";
import { MOST_PICTURE_BYTES, type ReadPage, readerAnswer, type ReaderAnswer } from "./reader-answer.ts";
import { GUESS_BYTES, guessSeconds } from "./guess-cost.ts";
import type { ProcessLimits } from "./limited-process.ts";
import { createReadingLine, type Reading } from "./reading-line.ts";

/** `build` makes one file of the reader, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "artwork-reader", "main.js")
  : join(import.meta.dirname, "reader", "main.ts");

/** A file takes a processor for seconds, and half a gigabyte while it lasts: two at once, where there are as many processors. */
const inTurns = createReadingLine(availableParallelism() > 1 ? 2 : 1);

/** The shop's own picture of a file, as WebP. */
export interface ArtworkPicture {
  readonly file: StagedFile;
  /** Where the plates of a page are; null where it has none. */
  readonly plates: StagedFile | null;
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground: most of its edge cannot be seen. */
  readonly isClear: boolean;
}

/** A page of a file: what was found in it, and the shop's picture of it. */
export interface InspectedPage {
  readonly facts: ArtworkFacts;
  readonly picture: ArtworkPicture;
}

export type InspectedArtwork =
  | { readonly ok: true; readonly pages: readonly InspectedPage[] }
  | { readonly ok: false; readonly code: ReadingFault };

/** pdf.js leaves out what it cannot decode: then the picture would not be the customer's. */
const hasOmission = /Unable to decode (?:inline )?image/;

interface Read {
  readonly answer: ReaderAnswer;
  readonly file: StagedFile;
}

/** A stored file. */
interface StoredContent {
  /** Opens it when its turn has come: what waits holds no connection to the store. Null when it is gone. */
  readonly open: () => Promise<Readable | null>;
  readonly bytes: number;
  /** As its customer named it. */
  readonly name: string;
  /** Of a document so many of its first pages are read at most. */
  readonly mostPages: number;
}

const tooHeavy = { ok: false, code: "artwork-too-heavy" } as const;

async function readContent(
  dataDir: string,
  content: Readable,
  { bytes, name, mostPages }: Omit<StoredContent, "open">,
  limits: ProcessLimits,
): Promise<Reading<Read>> {
  const given = [String(bytes), extensionOf(name), String(mostPages)];
  const work = { script, given, content, mostBytes: MOST_PICTURE_BYTES, limits };
  const { file, said, excess, complaint } = await runLimited(dataDir, work);
  try {
    if (excess === "cpu-time") {
      await discardFile(file.path);
      return { ended: "cpu-time" };
    }
    const isTooHeavy = said === null || hasOmission.test(complaint);
    const answer = isTooHeavy ? tooHeavy : readerAnswer.parse(JSON.parse(said));
    return { ended: "done", result: { file, answer } };
  } catch (error) {
    await discardFile(file.path);
    throw error;
  }
}

/** Opens a stored file for as long as a work takes; null when it is gone. */
async function whileOpen<Result>(
  open: StoredContent["open"],
  work: (content: Readable) => Promise<Result>,
): Promise<Result | null> {
  const content = await open();
  if (content === null) return null;
  try {
    return await work(content);
  } finally {
    content.destroy();
  }
}

/** The beginning of a file. */
async function headOf(content: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= GUESS_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, GUESS_BYTES);
}

/** Reads a file once its turn has come; null when it is gone. */
async function readInTurn(
  dataDir: string,
  from: string,
  { open, ...stored }: StoredContent,
): Promise<Read | "too-heavy" | null> {
  const head = await whileOpen(open, headOf);
  if (head === null) return null;
  const read = async (limits: ProcessLimits): Promise<Reading<Read | null>> => {
    try {
      const reading = await whileOpen(open, (content) => readContent(dataDir, content, stored, limits));
      return reading ?? { ended: "done", result: null };
    } catch (error) {
      if (error instanceof KilledProgram) return { ended: error.wasLate ? "wall-time" : "killed" };
      throw error;
    }
  };
  const reading = await inTurns({ from, guessedS: guessSeconds(head, stored.bytes), read });
  return reading.ended === "done" ? reading.result : "too-heavy";
}

/** The pictures of each page as files of their own: they came as one. */
async function separated(
  dataDir: string,
  { path }: StagedFile,
  pages: readonly ReadPage[],
): Promise<readonly InspectedPage[]> {
  const separate: InspectedPage[] = [];
  const staged: StagedFile[] = [];
  let start = 0;
  const next = async (bytes: number): Promise<StagedFile> => {
    const file = await stageStream(dataDir, createReadStream(path, { start, end: start + bytes - 1 }));
    staged.push(file);
    start += bytes;
    return file;
  };
  try {
    for (const {
      facts,
      picture: { bytes, platesBytes, ...picture },
    } of pages) {
      const file = await next(bytes);
      const plates = platesBytes === 0 ? null : await next(platesBytes);
      separate.push({ facts, picture: { ...picture, file, plates } });
    }
    return separate;
  } catch (error) {
    for (const file of staged) await discardFile(file.path);
    throw error;
  } finally {
    await discardFile(path);
  }
}

/**
 * Reads a file of artwork that has come from an address in a process of its own, so that neither its faults nor its size are this one's:
 * what was found in each of its pages, and the shop's pictures of them, which the caller stores or discards. Null when the file is gone.
 */
export async function inspectArtwork(
  dataDir: string,
  ip: string,
  stored: StoredContent,
): Promise<InspectedArtwork | null> {
  const read = await readInTurn(dataDir, siteOf(ip) ?? networkOf(ip), stored);
  if (read === null) return null;
  if (read === "too-heavy") return tooHeavy;
  const { answer, file } = read;
  if (answer.ok) return { ok: true, pages: await separated(dataDir, file, answer.pages) };
  await discardFile(file.path);
  return answer;
}
