import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE_ID } from "#platform/mail/email.ts";
import type { OutboxMail } from "#platform/mail/outbox.ts";

async function readMail(file: string): Promise<OutboxMail> {
  const mail = JSON.parse(await readFile(file, "utf8")) as OutboxMail;
  const picture = `data:image/png;base64,${mail.picture ?? ""}`;
  return {
    ...mail,
    html: mail.picture === null ? mail.html : mail.html.replace(`cid:${PICTURE_ID}`, picture),
  };
}

/** Reads an outbox as it is looked at in development, the newest mail first, each file once: who waits for a mail looks again and again. */
export function readerOf(folder: string): () => Promise<OutboxMail[]> {
  const known = new Map<string, OutboxMail>();
  return async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      /^[0-9a-f-]{36}\.json$/.test(name),
    );
    for (const name of [...known.keys()].filter((one) => !names.includes(one))) known.delete(name);
    const fresh = names.filter((name) => !known.has(name));
    await Promise.all(fresh.map(async (name) => known.set(name, await readMail(join(folder, name)))));
    return [...known.values()].sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  };
}
