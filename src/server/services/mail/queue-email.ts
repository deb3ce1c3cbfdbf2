import { storeMail } from "#server/db/mails.ts";
import type { MailPicture } from "#server/db/schema/mail.ts";
import type { Transaction } from "#server/db/transaction.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { type Queue, sendMailQueue } from "#server/jobs/queue.ts";
import type { Letter } from "#server/mail/email.ts";

export interface AddressedLetter {
  /** One mail per cause, ever. */
  readonly cause: string;
  readonly recipient: string;
  /** Whom an answer goes to, where it is not the shop. */
  readonly replyTo?: string;
  readonly letter: Letter;
  /** What the letter's picture shows. */
  readonly picture?: MailPicture;
  /** Who sends it; with the others, if not said. */
  readonly queue?: Queue<{ mailId: string }>;
}

/** Promises a mail in the caller's transaction; answers its id, or null when this cause has its mail already. */
export async function queueLetter(
  tx: Transaction,
  jobs: Jobs,
  { cause, recipient, replyTo, letter, picture, queue = sendMailQueue }: AddressedLetter,
): Promise<string | null> {
  const mailId = await storeMail(tx, {
    cause,
    recipient,
    replyTo: replyTo ?? null,
    picture: picture ?? null,
    ...letter,
  });
  if (mailId !== null) await jobs.add(tx, queue, { mailId });
  return mailId;
}
