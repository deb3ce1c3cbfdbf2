import type { NewQuotation } from "#topics/quotation/quotations.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import type { SaidFile } from "./said-files-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { answerEmail } from "./request-thread-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import type { Services } from "#topics/services.ts";

interface GivenAnswer {
  readonly row: QuoteRequest;
  readonly quotation: NewQuotation;
  readonly files: readonly SaidFile[];
  /** It takes an earlier answer's place. */
  readonly isAnother: boolean;
}

/** Promises the customer's mail with an answer. */
export async function mailAnswer(
  services: Pick<Services, "config" | "jobs">,
  tx: Transaction,
  { row, quotation, files, isAnother }: GivenAnswer,
): Promise<void> {
  const { quotationNo, items, shippingFee, totalPrice, validUntil, deliveryDate, words = "" } = quotation;
  const [first] = items;
  const { firstName, requestNo, email } = row;
  await queueEmail(tx, services.jobs, {
    cause: `quote-answer:${quotationNo}`,
    recipient: email,
    email: answerEmail({
      firstName,
      requestNo,
      quotationNo,
      isAnother,
      lines: items,
      shippingFee,
      total: totalPrice,
      validUntil: validUntil ?? quotation.issueDate,
      delivery: deliveryDate ?? null,
      words,
      files,
      url: quotationUrl(services, quotationNo),
    }),
    ...(first && {
      picture: { catalogueVersionId: quotation.catalogueVersionId, selection: first.selection },
    }),
  });
}
