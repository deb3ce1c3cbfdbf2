import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { type Cents, formatMoney, gstIn } from "#domain/money.ts";
import { quantityText, type QuotationLine } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import type { FilledMail } from "#domain/content/mail-words.ts";
import type { Email } from "#platform/mail/email.ts";
import { mailOpening, fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";
import { fileDetails, type NamedFile } from "./quote-request-emails.ts";

type Words = Pick<Services, "catalogue" | "content">;

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
export function answerEmail(services: Words, answer: AnswerWords): Email {
  const { firstName, requestNo, quotationNo, isAnother, lines, shippingFee, total, delivery } = answer;
  const said = fillMail(services, isAnother ? "request-answered-again" : "request-answered", {
    "first-name": firstName,
    "request-no": requestNo,
    "quotation-no": quotationNo,
    total: formatMoney(total),
    until: formatDocumentDate(answer.validUntil),
  });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    paragraphs: [...said.opening, ...paragraphsOf(answer.words)],
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
export function shopWroteEmail(
  services: Words,
  { requestNo, title, firstName, words, files, url }: SaidWords,
): Email {
  const onlyFiles = files.length === 1 ? "We have sent you a file." : "We have sent you files.";
  const said = fillMail(services, "request-message", { "first-name": firstName, "request-no": requestNo });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    paragraphs: [...mailOpening(said, words === "" ? onlyFiles : ""), ...paragraphsOf(words)],
    details: [
      { label: "Your question", value: requestNo },
      { label: "Item", value: title },
      ...fileDetails(files),
    ],
    link: { label: "See it and answer", url },
  });
}

function factsOf({ firstName, lastName, requestNo }: SaidWords) {
  return { customer: `${firstName} ${lastName}`, "request-no": requestNo };
}

function toStaff(
  { requestNo, firstName, lastName, title, email, words, files, url }: SaidWords,
  said: FilledMail,
  more: readonly { label: string; value: string }[] = [],
): Email {
  return writeShopMail(said, {
    greeting: "Hello,",
    paragraphs: mailOpening(said, `Your reply to this email goes to ${email}.`),
    details: [
      { label: "Number", value: requestNo },
      { label: "Customer", value: `${firstName} ${lastName}` },
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
export function customerWroteEmail(services: Words, said: SaidWords): Email {
  return toStaff(said, fillMail(services, "staff-request-message", factsOf(said)));
}

/** A customer does not want it at that price. */
export function answerDeclinedEmail(
  services: Words,
  said: SaidWords,
  { number, reasons }: { readonly number: string; readonly reasons: string },
): Email {
  return toStaff(said, fillMail(services, "staff-declined", { ...factsOf(said), "quotation-no": number }), [
    { label: "Quotation", value: number },
    { label: "Why", value: reasons },
  ]);
}
