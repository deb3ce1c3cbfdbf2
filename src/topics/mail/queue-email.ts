import { randomUUID } from "node:crypto";
import { isDemonstrationAddress } from "#domain/demonstration.ts";
import { storeMail } from "#platform/db/mails.ts";
import type { MailPicture } from "#platform/db/schema/shop.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { type Queue, sendMailQueue, sendReminderQueue } from "#platform/jobs/queues.ts";
import { type Email, withWayToStop } from "#platform/mail/email.ts";
import type { Services } from "#topics/services.ts";
import { hasStoppedReminders, stopUrlOf } from "./stopped-reminders.ts";

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

async function promise(
  tx: Transaction,
  jobs: Jobs,
  { cause, recipient, replyTo, email, picture, queue = sendMailQueue }: QueuedEmail,
  { id = randomUUID(), stopUrl = null }: { readonly id?: string; readonly stopUrl?: string | null } = {},
): Promise<string | null> {
  if (isDemonstrationAddress(recipient)) return null;
  const mail = {
    id,
    cause,
    recipient,
    replyTo: replyTo ?? null,
    picture: picture ?? null,
    stopUrl,
    ...email,
  };
  if (!(await storeMail(tx, mail))) return null;
  await jobs.add(tx, queue, { mailId: id });
  return id;
}

/**
 * Promises a mail in the caller's transaction; answers its id, or null when this cause has its mail already. Nobody of a demonstration
 * is written to.
 */
export function queueEmail(tx: Transaction, jobs: Jobs, queued: QueuedEmail): Promise<string | null> {
  return promise(tx, jobs, queued);
}

/**
 * Promises a mail that nobody has to get: it says how to have no more of them, and goes to nobody who has said so. What an order needs
 * (its proof, its payment) is no such mail.
 */
export async function queueReminder(
  tx: Transaction,
  { config, jobs }: Pick<Services, "config" | "jobs">,
  queued: QueuedEmail,
): Promise<string | null> {
  if (await hasStoppedReminders(tx, queued.recipient)) return null;
  const id = randomUUID();
  const stopUrl = stopUrlOf({ config }, id);
  const reminder = { ...queued, email: withWayToStop(queued.email, stopUrl), queue: sendReminderQueue };
  return promise(tx, jobs, reminder, { id, stopUrl });
}
