import { isDemonstrationAddress } from "#domain/demonstration.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Email } from "#platform/mail/email.ts";
import type { Queue } from "#platform/jobs/queues.ts";
import { queueEmail, type QueuedEmail, queueReminder } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { type LoadedOrder, proofedLine } from "./loaded-order.ts";

/** The mails of one cause: at most one to each. */
export interface OrderMails {
  readonly customer?: Email;
  readonly staff?: Email;
}

/** Why mails are written, and of which line (from 1) their picture is: of its print file, where that was drawn. */
interface OrderCause {
  readonly order: LoadedOrder;
  readonly cause: string;
  readonly line?: number;
  readonly proofCheckId?: string | undefined;
  /** Who sends them; with the others, if not said. */
  readonly queue?: Queue<{ mailId: string }>;
  /** The customer does not have to get it, and may stop such mails. */
  readonly isReminder?: true;
}

/** Promises them with the picture of what was ordered; whoever answers the staff's writes to the customer. */
export async function promiseMails(
  { config, jobs }: Pick<Services, "config" | "jobs">,
  tx: Transaction,
  { order, cause, line = 1, proofCheckId, queue, isReminder }: OrderCause,
  mails: OrderMails,
): Promise<void> {
  const { row } = order;
  const { email } = row.contact;
  // The staff hear of a demonstration in the studio alone.
  if (isDemonstrationAddress(email)) return;
  const selection = proofedLine(order, line)?.selection;
  const drawing = proofCheckId === undefined ? {} : { proofCheckId };
  const picture = selection && { catalogueVersionId: row.catalogueVersionId, selection, ...drawing };
  const common = { ...(picture && { picture }), ...(queue && { queue }) };
  const named = `order:${row.orderNo}:${cause}`;
  const toCustomer = (mail: QueuedEmail) =>
    isReminder ? queueReminder(tx, { config, jobs }, mail) : queueEmail(tx, jobs, mail);
  if (mails.customer)
    await toCustomer({ cause: `${named}:customer`, recipient: email, email: mails.customer, ...common });
  if (mails.staff)
    await queueEmail(tx, jobs, {
      cause: `${named}:staff`,
      recipient: config.staffEmail,
      replyTo: email,
      email: mails.staff,
      ...common,
    });
}
