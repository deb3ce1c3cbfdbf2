import type { Email } from "#platform/mail/email.ts";
import { mailOpening, fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";

type Words = Pick<Services, "catalogue" | "content">;

/** A review as the staff's mail tells it. */
export interface ReviewMailText {
  readonly product: string;
  readonly customer: string;
  readonly email: string;
  readonly rate: number;
  readonly title: string;
  readonly comment: string;
  /** The order that it was written to; null for one that was written at the product. */
  readonly orderNo: string | null;
  readonly pictures: number;
  /** Where it is accepted or declined; null where the studio is closed. */
  readonly url: string | null;
}

/** Asks the staff whether others may read a review. */
export function reviewStaffEmail(services: Words, review: ReviewMailText): Email {
  const { product, customer, email, orderNo, rate, title, comment, pictures, url } = review;
  const said = fillMail(services, "staff-review", { product, customer, stars: String(rate) });
  return writeShopMail(said, {
    greeting: "Hello,",
    details: [
      { label: "Customer", value: `${customer} (${email})` },
      ...(orderNo === null ? [] : [{ label: "Order", value: orderNo }]),
      { label: "Stars", value: `${rate} of 5` },
      { label: "Title", value: title },
      { label: "Comment", value: comment },
      { label: "Pictures", value: String(pictures) },
    ],
    link: { label: "Accept or decline", url },
    toStaff: true,
  });
}

/** A review as its customer is told of what became of it. */
export interface DecidedReview {
  readonly firstName: string;
  readonly product: string;
  readonly title: string;
  readonly comment: string;
  /** Where the product's reviews are read and written. */
  readonly url: string;
  /** It was written to an order, on whose page another one may be written. */
  readonly isOfOrder: boolean;
}

/** Tells a customer that others read their review now. */
export function reviewAcceptedEmail(
  services: Words,
  { firstName, product, title, url }: DecidedReview,
): Email {
  const said = fillMail(services, "review-accepted", { "first-name": firstName, product, title });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    link: { label: "See your review", url },
  });
}

/** Tells a customer kindly that their review was not published, and gives them their words back. */
export function reviewDeclinedEmail(services: Words, review: DecidedReview): Email {
  const { firstName, product, title, comment, url, isOfOrder } = review;
  const where = isOfOrder ? " on the page of your order" : "";
  const said = fillMail(services, "review-declined", { "first-name": firstName, product });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    details: [
      { label: "Title", value: title },
      { label: "Comment", value: comment },
    ],
    afterwards: [`You are welcome to write another one${where}.`],
    link: isOfOrder ? { label: "See your order", url } : { label: "Write another review", url },
  });
}

/** A question to the shop, as its mails tell it. */
export interface QuestionMailText {
  readonly firstName: string;
  readonly email: string;
  /** The product it was asked at; null for none. */
  readonly product: string | null;
  readonly question: string;
}

function about(product: string | null): string {
  return product === null ? "" : ` about ${product}`;
}

/** Tells the staff who asks what; `studioUrl` is null where there is no studio. */
export function questionStaffEmail(
  services: Words,
  { firstName, email, product, question }: QuestionMailText,
  studioUrl: string | null,
): Email {
  // It is not told who asks: subjects are kept longer than what a mail says.
  const said = fillMail(services, "staff-question", { "asked-about": product });
  const how =
    studioUrl === null
      ? "Reply"
      : "Answer in the studio, where the answer can be published as well, or reply";
  return writeShopMail(said, {
    subject: said.subject + about(product),
    greeting: "Hello,",
    paragraphs: mailOpening(said, `${how} to this email: it goes to ${email}.`),
    details: [
      { label: "From", value: `${firstName} (${email})` },
      ...(product === null ? [] : [{ label: "Product", value: product }]),
      { label: "Question", value: question },
    ],
    link: { label: "Answer it", url: studioUrl },
    toStaff: true,
  });
}

/** Confirms a question to whoever asked it, with when they can expect an answer. */
export function questionReceivedEmail(
  services: Words,
  { firstName, product, question }: QuestionMailText,
  answerDays: number,
): Email {
  const within = answerDays === 1 ? "one working day" : `${answerDays} working days`;
  const facts = { "first-name": firstName, "asked-about": product, within };
  const said = fillMail(services, "question-received", facts);
  return writeShopMail(said, {
    subject: said.subject + about(product),
    greeting: `Hello ${firstName},`,
    details: [{ label: "Question", value: question }],
  });
}

/** The shop's answer. */
export function questionAnsweredEmail(
  services: Words,
  { firstName, product, question }: QuestionMailText,
  answer: string,
): Email {
  const said = fillMail(services, "question-answered", { "first-name": firstName, "asked-about": product });
  return writeShopMail(said, {
    subject: said.subject + about(product),
    greeting: `Hello ${firstName},`,
    paragraphs: [...said.opening, ...answer.split(/\n{2,}/)],
    details: [{ label: "You asked", value: question }],
  });
}
