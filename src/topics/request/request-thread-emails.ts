import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { type Cents, formatMoney, gstIn } from "#domain/money.ts";
import { quantityText, type QuotationLine } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { type Email, writeEmail } from "#platform/mail/email.ts";
import { fileDetails, type NamedFile } from "./quote-request-emails.ts";

/** A person's answer to a quote request, as its mail tells it. */
interface AnswerWords {
  readonly firstName: string;
  readonly requestNo: string;
  readonly quotationNo: string;
  /** It takes an earlier answer's place. */
  readonly isAnother: boolean;
  readonly lines: readonly (Pick<QuotationLine, "quantity" | "sets" | "price"> & {
    readonly title?: string;
  })[];
  readonly shippingFee: Cents;
  readonly total: Cents;
  readonly validUntil: CalendarDate;
  /** If it was approved and paid today. */
  readonly delivery: CalendarDate | null;
  readonly words: string;
  /** What comes with it, on its page. */
  readonly files: readonly NamedFile[];
  readonly url: string;
}

function lineText({ title = "", quantity, sets, price }: AnswerWords["lines"][number]): string {
  return [
    title,
    [quantityText({ quantity, sets }), formatMoney(price)].filter((text) => text !== "").join(", "),
  ].join("\n");
}

/** Tells the customer what it costs, until when, and where it is ordered. */
export function answerEmail(answer: AnswerWords): Email {
  const { firstName, requestNo, quotationNo, isAnother, lines, shippingFee, total, delivery } = answer;
  const until = formatDocumentDate(answer.validUntil);
  const instead = "This answer takes the place of the one before, which can no longer be ordered.";
  return writeEmail({
    subject: `${isAnother ? "Our new price" : "Our price"} for your quote request ${requestNo}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for waiting: we can make this for ${formatMoney(total)} in all. The price is kept until ${until}; until then you order at it, and so can whoever you send the link to.`,
      ...(isAnother ? [instead] : []),
      ...(answer.words === "" ? [] : answer.words.split(/\n{2,}/)),
    ],
    item: lines[0]?.title ?? "",
    details: [
      { label: "Your question", value: requestNo },
      { label: "Quotation", value: quotationNo },
      ...lines.map((line, at) => ({
        label: lines.length === 1 ? "Item" : `Item ${at + 1}`,
        value: lineText(line),
      })),
      { label: "Shipping", value: shippingFee === 0 ? "Free" : formatMoney(shippingFee) },
      { label: "Total", value: `${formatMoney(total)}, including ${formatMoney(gstIn(total))} GST` },
      ...(delivery === null
        ? []
        : [{ label: "With you by", value: `${formatDate(delivery)}, if you approve and pay today` }]),
      ...fileDetails(answer.files),
    ],
    afterwards: ["Is something not as you meant it? Just reply to this email."],
    link: {
      label: answer.files.length > 0 ? "See it with its files, and order" : "See it and order",
      url: answer.url,
    },
  });
}

/** What was said about a quote request, as its mail tells it. */
interface SaidWords {
  readonly requestNo: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** "" for nothing. */
  readonly words: string;
  /** What came with it: it is opened on its page. */
  readonly files: readonly NamedFile[];
  /** Where it is answered; null where the studio is closed. */
  readonly url: string | null;
}

function paragraphsOf(words: string): readonly string[] {
  return words === "" ? [] : words.split(/\n{2,}/);
}

/** The shop has written about a request, without a price. */
export function shopWroteEmail({ requestNo, title, firstName, words, files, url }: SaidWords): Email {
  const onlyFiles = files.length === 1 ? "We have sent you a file." : "We have sent you files.";
  return writeEmail({
    subject: `About your quote request ${requestNo}`,
    greeting: `Hello ${firstName},`,
    paragraphs: words === "" ? [onlyFiles] : paragraphsOf(words),
    details: [
      { label: "Your question", value: requestNo },
      { label: "Item", value: title },
      ...fileDetails(files),
    ],
    link: { label: "See it and answer", url },
    afterwards: ["You can also just reply to this email."],
  });
}

function toStaff(
  { requestNo, title, firstName, lastName, email, words, files, url }: SaidWords,
  {
    subject,
    said,
    more = [],
  }: { subject: string; said: string; more?: readonly { label: string; value: string }[] },
): Email {
  return writeEmail({
    subject: `${subject}: ${requestNo}`,
    greeting: "Hello,",
    paragraphs: [`${firstName} ${lastName} ${said} Your reply to this email goes to ${email}.`],
    details: [
      { label: "Number", value: requestNo },
      { label: "Item", value: title },
      ...more,
      ...(words === "" ? [] : [{ label: "In words", value: words }]),
      ...fileDetails(files),
    ],
    link: { label: "Open the request", url },
    toStaff: true,
  });
}

/** A customer asks back: it waits for the shop again. */
export function customerWroteEmail(said: SaidWords): Email {
  return toStaff(said, { subject: "Message about a quote request", said: "has written to you." });
}

/** A customer does not want it at that price. */
export function answerDeclinedEmail({
  number,
  reasons,
  ...said
}: SaidWords & { readonly number: string; readonly reasons: string }): Email {
  return toStaff(said, {
    subject: "Quotation declined",
    said: "has declined your price.",
    more: [
      { label: "Quotation", value: number },
      { label: "Why", value: reasons },
    ],
  });
}
