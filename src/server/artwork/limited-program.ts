import { createWriteStream, readSync } from "node:fs";
import { finished } from "node:stream/promises";
import { FILE_DESCRIPTOR } from "./limited-process.ts";

/*
 * What a program with limits does on its side of the pipes (see ./run-limited.ts): it reads its standard input, gives one file and says
 * one line. It reads and writes nothing else.
 */

const STANDARD_INPUT = 0;

/**
 * What it was sent, read into one piece from the beginning: twice the bytes of a large file would be more than such a process may have.
 * It waits, as there is nothing else to do.
 */
export function received(bytes: number): Buffer {
  const content = Buffer.allocUnsafeSlow(bytes);
  let filled = 0;
  while (filled < bytes) {
    const more = readSync(STANDARD_INPUT, content, filled, bytes - filled, null);
    if (more === 0) throw new Error(`Only ${filled} of ${bytes} bytes have come.`);
    filled += more;
  }
  return content;
}

/** Gives the file it has made. */
export async function giveFile(bytes: Uint8Array): Promise<void> {
  const out = createWriteStream("", { fd: FILE_DESCRIPTOR });
  out.end(bytes);
  await finished(out);
}

/** Says how it went, and ends. */
export function sayAndExit(answer: object): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}
