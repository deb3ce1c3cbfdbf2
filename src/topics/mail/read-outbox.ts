import { outboxMails, type OutboxMail } from "#platform/mail/outbox.ts";
import type { Services } from "#topics/services.ts";

/** The mails kept in the data folder, the newest first; null when they go out over SMTP. */
export async function readOutbox({ config }: Pick<Services, "config">): Promise<OutboxMail[] | null> {
  return config.smtpUrl === null ? outboxMails(config.dataDir) : null;
}
