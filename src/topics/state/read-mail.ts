import { type Refusal, refuse } from "#domain/refusal.ts";
import { readStuckMail, type StuckMail } from "#platform/db/mails.ts";
import type { Services } from "#topics/services.ts";

type ReadMail = StuckMail & { readonly text: string; readonly replyTo: string | null };

/** What a mail says that has not arrived; one that lets whoever reads it in is none. */
export async function readMail(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ readonly ok: true; readonly mail: ReadMail } | Refusal<"not-found">> {
  const mail = await readStuckMail(db, id);
  return mail?.text == null ? refuse("not-found") : { ok: true, mail: { ...mail, text: mail.text } };
}
