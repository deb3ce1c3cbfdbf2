import { isDemonstrationAddress } from "#domain/demonstration.ts";
import { storeMail } from "#platform/db/mails.ts";
import type { MailPicture } from "#platform/db/schema/shop.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { type Queue, sendMailQueue } from "#platform/jobs/queues.ts";
import type { Email } from "#platform/mail/email.ts";

export interface QueuedEmail {
  /** One mail per cause, ever (decision 034). */
  readonly cause: string;
  readonly recipient: string;
  /** Whom an answer goes to, where it is not the shop. */
  readonly replyTo?: string;
  readonly email: Email;
  /** What the email's picture shows. */
  readonly picture?: MailPicture;
  /** Who sends it; with the others, if not said. */
  readonly queue?: Queue<{ mailId: string }>;
}

/**
 * Promises a mail in the caller's transaction; answers its id, or null when this cause has its mail already. Nobody of a demonstration
 * is written to.
 */
export async function queueEmail(
  tx: Transaction,
  jobs: Jobs,
  { cause, recipient, replyTo, email, picture, queue = sendMailQueue }: QueuedEmail,
): Promise<string | null> {
  if (isDemonstrationAddress(recipient)) return null;
  const mailId = await storeMail(tx, {
    cause,
    recipient,
    replyTo: replyTo ?? null,
    picture: picture ?? null,
    ...email,
  });
  if (mailId !== null) await jobs.add(tx, queue, { mailId });
  return mailId;
}
