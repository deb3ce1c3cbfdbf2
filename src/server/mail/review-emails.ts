import { type Email, writeEmail } from "./email.ts";

/** A review as the staff's mail tells it. */
export interface ReviewWords {
  readonly product: string;
  readonly customer: string;
  readonly email: string;
  readonly rate: number;
  readonly title: string;
  readonly comment: string;
  readonly pictures: number;
  /** Where it is accepted or declined. */
  readonly url: string;
}

/** Asks the staff whether others may read a review. */
export function reviewStaffEmail(review: ReviewWords): Email {
  const { product, customer, email, rate, title, comment, pictures, url } = review;
  return writeEmail({
    subject: `Review of ${product} from ${customer}: ${rate} of 5 stars`,
    greeting: "Hello,",
    paragraphs: [`${customer} has reviewed ${product}. Nobody else reads it until you accept it.`],
    details: [
      { label: "Customer", value: `${customer} (${email})` },
      { label: "Stars", value: `${rate} of 5` },
      { label: "Title", value: title },
      { label: "Comment", value: comment },
      { label: "Pictures", value: String(pictures) },
    ],
    link: { label: "Accept or decline", url },
    toStaff: true,
  });
}
