import type { MailPicture } from "#platform/db/schema/mail.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { quoteRequestEmail, quoteRequestStaffEmail, type QuoteRequestWords } from "./quote-request-emails.ts";
import { studioAddress } from "#platform/studio-address.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { requestLinkUrl } from "./request-link.ts";

type StoredQuoteRequest = Omit<QuoteRequestWords, "pageUrl" | "accountUrl" | "requestUrl" | "answerUrl"> & {
  readonly picture: MailPicture;
  readonly originPath: string;
};

/**
 * Promises both mails of a quote request with it: thanks for the customer, the work for the staff. Whoever answers the
 * staff's writes to the customer.
 */
export async function mailQuoteRequest(
  services: Pick<Services, "config" | "jobs">,
  tx: Transaction,
  { originPath, picture, ...request }: StoredQuoteRequest,
): Promise<void> {
  const { jobs, config } = services;
  const words = {
    ...request,
    answerUrl: studioAddress(config, `requests/${request.requestNo}`),
    pageUrl: config.shopOrigin + originPath,
    requestUrl: requestLinkUrl(services, request.requestNo),
    accountUrl: `${config.shopOrigin}/account?quote_request=${request.requestNo}`,
  };
  const cause = `quote-request:${request.requestNo}`;
  await queueEmail(tx, jobs, {
    cause: `${cause}:customer`,
    recipient: request.email,
    email: quoteRequestEmail(words),
    picture,
  });
  await queueEmail(tx, jobs, {
    cause: `${cause}:staff`,
    recipient: config.staffEmail,
    replyTo: request.email,
    email: quoteRequestStaffEmail(words),
    picture,
  });
}
