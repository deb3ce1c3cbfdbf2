import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { MailPicture } from "#server/db/schema/mail.ts";
import type { Transaction } from "#server/db/transaction.ts";
import {
  quoteRequestEmail,
  quoteRequestStaffEmail,
  type QuoteRequestWords,
} from "#server/mail/quote-request-emails.ts";
import { staffFileUrl } from "../files/staff-file.ts";
import { queueEmail } from "../mail/queue-email.ts";
import type { Services } from "../services.ts";
import { requestFilesUrl } from "./request-files-key.ts";
import { requestLinkUrl } from "./request-link.ts";

type StoredQuoteRequest = Omit<
  QuoteRequestWords,
  "pageUrl" | "accountUrl" | "requestUrl" | "answerUrl" | "attachments" | "cutFilesUrl" | "printFilesUrl"
> & {
  readonly selection: Selection | null;
  readonly picture: MailPicture;
  readonly originPath: string;
  readonly attachments: readonly (Omit<QuoteRequestWords["attachments"][number], "url"> & {
    readonly id: string;
  })[];
};

/**
 * Promises both mails of a quote request with it: thanks for the customer, the work for the staff. Whoever answers the
 * staff's writes to the customer.
 */
export async function mailQuoteRequest(
  services: Pick<Services, "config" | "jobs" | "shopMoment">,
  tx: Transaction,
  { originPath, picture, selection, ...request }: StoredQuoteRequest,
): Promise<void> {
  const { jobs, config } = services;
  const words = {
    ...request,
    attachments: request.attachments.map((file) => ({ ...file, url: staffFileUrl(services, file.id) })),
    cutFilesUrl: selection?.lettering ? requestFilesUrl(services, "cut", request.requestNo) : null,
    printFilesUrl:
      filesIn(selection?.artwork ?? null).length > 0
        ? requestFilesUrl(services, "print", request.requestNo)
        : null,
    answerUrl: requestFilesUrl(services, "answer", request.requestNo),
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
