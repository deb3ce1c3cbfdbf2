import { type Email, writeEmail } from "#platform/mail/email.ts";

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
export function reviewStaffEmail(review: ReviewMailText): Email {
  const { product, customer, email, orderNo, rate, title, comment, pictures, url } = review;
  return writeEmail({
    subject: `Review of ${product} from ${customer}: ${rate} of 5 stars`,
    greeting: "Hello,",
    paragraphs: [`${customer} has reviewed ${product}. Nobody else reads it until you accept it.`],
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
export function reviewAcceptedEmail({ firstName, product, title, url }: DecidedReview): Email {
  return writeEmail({
    subject: `Your review of ${product} is published`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for your review of ${product}, “${title}”. Everybody can read it now.`,
      "It helps other customers to choose, and us to print better.",
    ],
    link: { label: "See your review", url },
  });
}

/** Tells a customer kindly that their review was not published, and gives them their words back. */
export function reviewDeclinedEmail(review: DecidedReview): Email {
  const { firstName, product, title, comment, url, isOfOrder } = review;
  const where = isOfOrder ? " on the page of your order" : "";
  return writeEmail({
    subject: `Your review of ${product}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for taking the time to write about ${product}. We have not published your review, and have deleted it with its pictures.`,
      "Few stars are never the reason. We leave out reviews that name other people, advertise, or are not about the print. This is what you wrote:",
    ],
    details: [
      { label: "Title", value: title },
      { label: "Comment", value: comment },
    ],
    afterwards: [
      `You are welcome to write another one${where}. If something is wrong with your order, or we have misread you, just reply to this email.`,
    ],
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
  { firstName, email, product, question }: QuestionMailText,
  studioUrl: string | null,
): Email {
  return writeEmail({
    // Without who asks: subjects are kept longer than what a mail says.
    subject: `A question${about(product)}`,
    greeting: "Hello,",
    paragraphs: [
      studioUrl === null
        ? `${firstName} asks you something. Reply to this email: it goes to ${email}.`
        : `${firstName} asks you something. Answer in the studio, where the answer can be published as well, or reply to this email: it goes to ${email}.`,
    ],
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
  { firstName, product, question }: QuestionMailText,
  answerDays: number,
): Email {
  const days = answerDays === 1 ? "one working day" : `${answerDays} working days`;
  return writeEmail({
    subject: `Your question${about(product)}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`Thank you for asking. We answer within ${days}, by email. This is what you asked:`],
    details: [{ label: "Question", value: question }],
    afterwards: ["Would you like to add something? Just reply to this email."],
  });
}

/** The shop's answer. */
export function questionAnsweredEmail(
  { firstName, product, question }: QuestionMailText,
  answer: string,
): Email {
  return writeEmail({
    subject: `Our answer to your question${about(product)}`,
    greeting: `Hello ${firstName},`,
    paragraphs: answer.split(/\n{2,}/),
    details: [{ label: "You asked", value: question }],
    afterwards: ["Does that answer it? If not, just reply to this email."],
  });
}
