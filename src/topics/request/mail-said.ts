import { declineText } from "#domain/quote-request/thread/decline-words.ts";
import type { RequestFact } from "#domain/quote-request/thread/request-fact.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { answerDeclinedEmail, customerWroteEmail, shopWroteEmail } from "./request-thread-emails.ts";
import { studioAddress } from "#platform/studio-address.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { requestLinkUrl } from "./request-link.ts";
import type { Services } from "#topics/services.ts";

/** By which the mail of a fact is known. */
export function saidCause(factId: number): string {
  return `quote-said:${factId}`;
}

/**
 * Promises the mail of what was said: to the customer what the shop has written, to the staff what the customer has. No mail comes back
 * into the shop: whoever answers the staff's writes to the customer.
 */
export async function mailSaid(
  services: Pick<Services, "config" | "jobs" | "shopMoment">,
  tx: Transaction,
  row: QuoteRequest,
  { fact, files }: { readonly fact: RequestFact; readonly files: readonly Attachment[] },
): Promise<void> {
  const { config, jobs } = services;
  const { requestNo, title, quoteType, firstName, lastName, email } = row;
  const words = {
    requestNo,
    title: title || quoteType,
    firstName,
    lastName,
    email,
    words: fact.words,
    files,
  };
  const cause = saidCause(fact.id);
  if (fact.by === "shop") {
    const url = requestLinkUrl(services, requestNo);
    await queueEmail(tx, jobs, { cause, recipient: email, email: shopWroteEmail({ ...words, url }) });
    return;
  }
  const url = studioAddress(config, `requests/${requestNo}`);
  await queueEmail(tx, jobs, {
    cause,
    recipient: config.staffEmail,
    replyTo: email,
    email:
      fact.kind === "declined"
        ? answerDeclinedEmail({ ...words, url, number: fact.quotationNo, reasons: declineText(fact.reasons) })
        : customerWroteEmail({ ...words, url }),
  });
}
