import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface OutboxMail {
  readonly keptAt: string;
  readonly recipient: string;
  readonly text: string;
}

function mailsIn(folder: string): OutboxMail[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as OutboxMail)
      .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  } catch {
    return [];
  }
}

/** What the newest mail to somebody says where `look` finds something, waiting for the shop to send it. */
async function readMail(
  dataDir: string,
  recipient: string,
  look: (text: string) => string | undefined,
): Promise<string> {
  const end = Date.now() + 60_000;
  for (;;) {
    const mails = mailsIn(join(dataDir, "outbox")).filter((mail) => mail.recipient === recipient);
    const found = mails.map(({ text }) => look(text)).find((words) => words !== undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`The mail to ${recipient} did not come.`);
    await sleep(50);
  }
}

/** The whole text of the newest mail to somebody that mentions these words. */
export function mailedText(dataDir: string, recipient: string, words: string): Promise<string> {
  return readMail(dataDir, recipient, (text) => (text.includes(words) ? text : undefined));
}

/** The verification code that was mailed to somebody. */
export function mailedCode(dataDir: string, email: string): Promise<string> {
  return readMail(dataDir, email, (text) => /^ {4}(\d{6})$/m.exec(text)?.[1]);
}

/** The temporary password that was mailed to somebody. */
export function mailedPassword(dataDir: string, email: string): Promise<string> {
  return readMail(dataDir, email, (text) => /^ {4}(\S{16})$/m.exec(text)?.[1]);
}
