import { once } from "node:events";
import { PassThrough, Readable, type Writable } from "node:stream";
import { discardFile, stageStream, type StagedFile } from "#platform/files/staged-file.ts";
import { ServiceBusy } from "#platform/unavailable.ts";
import { FILE_DESCRIPTOR, type ProcessLimits, startLimited } from "./limited-process.ts";

/** More than is ever told of a file: sixty pages with twenty names of fonts and of inks each, and the cut lines of each (MOST_PATH_LETTERS). */
const MOST_TEXT = 4 * 1_048_576;

interface LimitedWork {
  /** A program of the shop, with what it is told as arguments and what it reads. */
  readonly script: string;
  readonly given: readonly string[];
  readonly content: AsyncIterable<Buffer>;
  /** Most bytes of the file that it writes. */
  readonly mostBytes: number;
  /** How long it may take; as long as what makes a file, if not said. */
  readonly limits?: ProcessLimits;
}

/**
 * A program that was killed by no limit of its work: it was not done in time on a machine that is busy, or the system needed its memory.
 * That says nothing of the file, which is worth another try.
 */
export class KilledProgram extends ServiceBusy {
  /** Killed by us, when its time by the clock had run out. */
  readonly wasLate: boolean;

  constructor(wasLate: boolean) {
    super("files");
    this.wasLate = wasLate;
  }
}

/** How a program has gone beyond its limits: of time, by the signal of that, or of memory, where it ends itself. */
export type Excess = "cpu-time" | "memory";

/** What has come of it. */
interface LimitedOutcome {
  /** What it has written, which the caller stores or discards. */
  readonly file: StagedFile;
  /** What it has said; null where it was ended by a limit: that was more than a customer's file takes. */
  readonly said: string | null;
  readonly excess: Excess | null;
  /** What its libraries complained of. */
  readonly complaint: string;
}

/** Passes bytes on, and breaks off past a limit. */
async function* atMost(bytes: number, arriving: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of arriving) {
    passed += chunk.length;
    if (passed > bytes) throw new Error("A program with limits writes more than it should.");
    yield chunk;
  }
}

/** The beginning of what a program says; it may go on for as long as it likes. */
async function textOf(arriving: Readable): Promise<string> {
  let said = "";
  for await (const chunk of arriving.setEncoding("utf8") as AsyncIterable<string>)
    if (said.length < MOST_TEXT) said += chunk;
  return said;
}

/** Passes a content on piece by piece; a program that has ended before wants no more of it. */
async function feed(content: AsyncIterable<Buffer>, stdin: Writable): Promise<void> {
  // How a program has ended is told by the program, not by the pipe to it.
  stdin.on("error", () => undefined);
  const closed = new Promise((resolve) => stdin.once("close", resolve));
  for await (const chunk of content) {
    if (stdin.destroyed) break;
    if (!stdin.write(chunk))
      await Promise.race([new Promise((resolve) => stdin.once("drain", resolve)), closed]);
  }
  stdin.end();
}

/** How a process has ended: the code that it gave, or the signal. */
type Ending = [exitCode: number | null, signal: NodeJS.Signals | null];

/** Of a program that has ended by a signal: which limit that was, thrown when it was none. */
function excessOf(signal: NodeJS.Signals | null, late: AbortSignal): Excess {
  if (signal === "SIGKILL" || signal === "SIGTERM") throw new KilledProgram(late.aborted);
  return signal === "SIGXCPU" ? "cpu-time" : "memory";
}

/** Has a program that is just being started work on a content. */
export async function runStarted(
  dataDir: string,
  { child, late }: ReturnType<typeof startLimited>,
  { content, mostBytes }: Pick<LimitedWork, "content" | "mostBytes">,
): Promise<LimitedOutcome> {
  // Rejects where the system has no room for another process.
  await once(child, "spawn");
  const ended = once(child, "close");
  // Taken in from now on: of a process that ends before somebody reads, Node throws away what it has written.
  const written = new PassThrough();
  (child.stdio[FILE_DESCRIPTOR] as Readable).once("error", (error) => written.destroy(error)).pipe(written);
  const staged = stageStream(dataDir, Readable.from(atMost(mostBytes, written)));
  try {
    const [file, said, complaint] = await Promise.all([
      staged,
      textOf(child.stdout),
      textOf(child.stderr),
      feed(content, child.stdin),
    ]);
    const [exitCode, signal] = (await ended) as Ending;
    if (exitCode === null) return { file, said: null, excess: excessOf(signal, late), complaint };
    if (exitCode !== 0) throw new Error(`A program with limits failed: ${complaint.slice(-2_000)}`);
    return { file, said, excess: null, complaint };
  } catch (error) {
    child.kill("SIGKILL");
    await staged.then(({ path }) => discardFile(path)).catch(() => undefined);
    throw error;
  } finally {
    await ended;
  }
}

/** Has a program of the shop work on a content under the system's limits of memory and time; throws `KilledProgram`. */
export function runLimited(
  dataDir: string,
  { script, given, limits, ...work }: LimitedWork,
): Promise<LimitedOutcome> {
  return runStarted(dataDir, startLimited(script, given, limits), work);
}
