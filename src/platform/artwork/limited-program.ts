import { once } from "node:events";
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

/** Where it gives what it has made piece by piece: the pieces are one file. */
export function openGiven(): {
  readonly give: (bytes: Uint8Array) => Promise<void>;
  readonly end: () => Promise<void>;
} {
  const out = createWriteStream("", { fd: FILE_DESCRIPTOR });
  return {
    give: async (bytes) => {
      if (!out.write(bytes)) await once(out, "drain");
    },
    end: async () => {
      out.end();
      await finished(out);
    },
  };
}

/** Gives the file it has made. */
export async function giveFile(bytes: Uint8Array): Promise<void> {
  const { give, end } = openGiven();
  await give(bytes);
  await end();
}

/** Says how it went, and ends. */
export function printAndExit(answer: object): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}
