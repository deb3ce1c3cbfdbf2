import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface KeptMail {
  readonly keptAt: string;
  readonly recipient: string;
  readonly text: string;
}

const mailsIn = (folder: string): KeptMail[] => {
  try {
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as KeptMail)
      .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  } catch {
    return [];
  }
};

/** What the newest mail to somebody says where `pattern` looks, waiting for the shop to send it. */
const readMail = async (dataDir: string, recipient: string, pattern: RegExp): Promise<string> => {
  const end = Date.now() + 15_000;
  for (;;) {
    const mails = mailsIn(join(dataDir, "outbox")).filter((mail) => mail.recipient === recipient);
    const found = mails.map(({ text }) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`No mail to ${recipient} with ${String(pattern)}.`);
    await sleep(50);
  }
};

/** The verification code that was mailed to somebody. */
export const mailedCode = (dataDir: string, email: string): Promise<string> =>
  readMail(dataDir, email, /^ {4}(\d{6})$/m);

/** The temporary password that was mailed to somebody. */
export const mailedPassword = (dataDir: string, email: string): Promise<string> =>
  readMail(dataDir, email, /^ {4}(\S{16})$/m);
