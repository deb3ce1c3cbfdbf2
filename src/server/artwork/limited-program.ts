import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { FILE_DESCRIPTOR } from "./limited-process.ts";

/*
 * What a program with limits does on its side of the pipes (see ./run-limited.ts): it reads its standard input, gives one file and says
 * one line. It reads and writes nothing else.
 */

/** What it was sent, in one piece from the beginning: twice the bytes of a large file would be more than such a process may have. */
export async function received(bytes: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(bytes);
  let filled = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) filled += chunk.copy(content, filled);
  if (filled !== bytes) throw new Error(`Only ${filled} of ${bytes} bytes have come.`);
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
