import type { Transaction } from "../../db/transaction.ts";
import {
  quoteRequestLetter,
  quoteRequestStaffLetter,
  type QuoteRequestWords,
} from "../../mail/letters/quote-request-letters.ts";
import { queueLetter } from "../mail/queue-letter.ts";
import type { Services } from "../services.ts";

type StoredQuoteRequest = Omit<QuoteRequestWords, "pageUrl" | "accountUrl"> & { readonly originPath: string };

/** Promises both mails of a quote request with it: thanks for the customer, the work for the staff. */
export const mailQuoteRequest = async (
  { jobs, config }: Services,
  tx: Transaction,
  { originPath, ...request }: StoredQuoteRequest,
): Promise<void> => {
  const words = {
    ...request,
    pageUrl: config.shopOrigin + originPath,
    accountUrl: `${config.shopOrigin}/account?quote_request=${request.requestNo}`,
  };
  const cause = `quote-request:${request.requestNo}`;
  await queueLetter(tx, jobs, {
    cause: `${cause}:customer`,
    recipient: request.email,
    letter: quoteRequestLetter(words),
  });
  await queueLetter(tx, jobs, {
    cause: `${cause}:staff`,
    recipient: config.staffEmail,
    letter: quoteRequestStaffLetter(words),
  });
};
