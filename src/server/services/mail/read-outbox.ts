import { keptMails, type KeptMail } from "#server/mail/outbox.ts";
import type { Services } from "../services.ts";

export type { KeptMail };

/** The mails kept in the data folder, the newest first; null when they go out over SMTP. */
export async function readOutbox({ config }: Pick<Services, "config">): Promise<KeptMail[] | null> {
  return config.smtpUrl === null ? keptMails(config.dataDir) : null;
}
