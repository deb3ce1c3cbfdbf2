import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { LOGO_ID, PICTURE_ID } from "./email.ts";
import type { ReadyMail, MailTransport } from "./mail-transport.types.ts";

const outboxMail = z.object({
  id: z.uuid(),
  keptAt: z.iso.datetime(),
  recipient: z.string(),
  replyTo: z.string().nullable().default(null),
  stopUrl: z.string().nullable().default(null),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** A PNG, in base64. */
  picture: z.string().nullable().default(null),
  logo: z.string().nullable().default(null),
});

export type OutboxMail = z.output<typeof outboxMail>;

function outboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

/** Writes a file whole or not at all, and onto the disk. */
async function keep(folder: string, mail: OutboxMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${mail.id}.${process.pid}`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(mail));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, `${mail.id}.json`));
}

/** Where mails go while no mail server is configured: a file each, readable at /dev/outbox. */
export function outboxTransport(dataDir: string): MailTransport {
  return {
    isPaused: () => false,
    send: async (mail: ReadyMail) => {
      const picture = mail.picture?.toString("base64") ?? null;
      const logo = mail.logo?.toString("base64") ?? null;
      await keep(outboxFolder(dataDir), { ...mail, picture, logo, keptAt: new Date().toISOString() });
      return "sent";
    },
  };
}

async function readMail(dataDir: string, id: string): Promise<OutboxMail> {
  return outboxMail.parse(JSON.parse(await readFile(join(outboxFolder(dataDir), `${id}.json`), "utf8")));
}

function shown(html: string, id: string, picture: string | null): string {
  return picture === null ? html : html.replace(`cid:${id}`, `data:image/png;base64,${picture}`);
}

/** As it looks where it arrives: its pictures in their places. */
function asArrived(mail: OutboxMail): OutboxMail {
  const { html, picture, logo } = mail;
  return { ...mail, html: shown(shown(html, PICTURE_ID, picture), LOGO_ID, logo) };
}

/** Removes the kept mails that went to an address, would be answered to it, or name it. */
export async function removeOutboxMails(dataDir: string, address: string): Promise<void> {
  const mails = await outboxMails(dataDir);
  const theirs = mails.filter(
    ({ recipient, replyTo, subject, text }) =>
      recipient === address || replyTo === address || `${subject} ${text}`.includes(address),
  );
  for (const { id } of theirs) await rm(join(outboxFolder(dataDir), `${id}.json`), { force: true });
}

/** All kept mails, the newest first. */
export async function outboxMails(dataDir: string): Promise<OutboxMail[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  const ids = names.filter((name) => /^[0-9a-f-]{36}\.json$/.test(name)).map((name) => name.slice(0, -5));
  const mails = await Promise.all(ids.map((id) => readMail(dataDir, id)));
  return mails.map(asArrived).sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}
