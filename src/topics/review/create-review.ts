import { type Refusal, refuse } from "#domain/refusal.ts";
import type { ReviewInput } from "#domain/review/review-form.ts";
import { publicName } from "#domain/review/review.ts";
import type { Customer } from "#topics/person/customers.ts";
import { customerOwner, ownerName } from "#platform/db/owner.ts";
import { addReview } from "./review-rows.ts";
import type { Transaction } from "#platform/db/database.ts";
import { reviewStaffEmail } from "./review-emails.ts";
import { studioLink } from "#platform/studio-address.ts";
import { type Caller, currentCustomer } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { attachmentsOf, type ReceivedFile } from "#topics/artwork/received-files.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import { type EncodedPicture, withEncodedPictures } from "#topics/artwork/encode-pictures.ts";
import { type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#platform/auth/tokens.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment" | "storage">;

/** Its only state until the shop decides. */
export interface CreatedReview {
  readonly state: "waiting";
}

/** The line of an order that a review is about. */
export interface ReviewedLine {
  readonly orderId: number;
  readonly orderNo: string;
  readonly line: number;
}

interface SentReview {
  readonly typed: ReviewInput;
  /** The name of the product it is about. */
  readonly product: string;
  /** Who writes it; without an account `id` is null. */
  readonly customer: Pick<Customer, "firstName" | "lastName" | "email"> & { readonly id: number | null };
  /** Null for one that is written at the product. */
  readonly ordered: ReviewedLine | null;
  readonly pictures: readonly EncodedPicture[];
}

/** Stores a review that waits for the shop, and promises the staff's mail; refused where it was written before. */
export async function storeReview(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs" | "shopMoment">,
  tx: Transaction,
  { typed, product, customer, ordered, pictures }: SentReview,
): Promise<{ readonly ok: true; readonly answer: CreatedReview } | Refusal<"review-written">> {
  const { product_id: productId, ...words } = typed;
  const { id: customerId, firstName, lastName, email } = customer;
  const customerName = publicName(firstName, lastName);
  const about = {
    productId,
    customerId,
    orderId: ordered?.orderId ?? null,
    orderLine: ordered?.line ?? null,
  };
  const id = await addReview(
    tx,
    { ...words, ...about, customerName, writtenOn: services.shopMoment().date },
    pictures.map(({ image, thumbnail }) => ({
      imageSha256: image.sha256,
      thumbnailSha256: thumbnail.sha256,
    })),
  );
  if (id === null) return refuse("review-written");
  const url = studioLink(services.config, `reviews?only=${id}`);
  await queueEmail(tx, services.jobs, {
    cause: `review:${id}`,
    recipient: services.config.staffEmail,
    replyTo: email,
    email: reviewStaffEmail(services, {
      ...words,
      product,
      customer: customerName,
      email,
      orderNo: ordered?.orderNo ?? null,
      pictures: pictures.length,
      url,
    }),
  });
  return { ok: true, answer: { state: "waiting" } };
}

/**
 * Writes a review of the session's customer, one of each product. It waits until the shop accepts it by the link of its mail, which
 * is promised in the same transaction. Its pictures are encoded anew.
 */
export async function createReview(
  services: Needs,
  caller: Caller,
  key: string | null,
  { typed, files }: { readonly typed: ReviewInput; readonly files: readonly ReceivedFile[] },
): Promise<
  | Written<CreatedReview>
  | Refusal<
      | KeyedWriteFault
      | "file-type"
      | "review-product-unknown"
      | "review-written"
      | "sign-in-first"
      | "too-many-tries"
    >
> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const product = services.catalogue.current().products.get(typed.product_id)?.name;
  if (product === undefined) return refuse("review-product-unknown", "product_id");
  const { customer } = current;
  const tried = { ip: caller.ip, identifier: ownerName(customerOwner(customer.id)) };
  const body = { ...typed, attachments: attachmentsOf(files) };
  return withEncodedPictures(services, files, (pictures) =>
    withIdempotency(services, caller, { call: "review", key, body }, async (tx) => {
      const over = await consumeRateLimit({ db: tx, config: services.config }, "review", tried);
      return over ?? storeReview(services, tx, { typed, product, customer, ordered: null, pictures });
    }),
  );
}

/** What the address of a picture says that waits with its review: for who may decide. */
interface ReviewKey {
  readonly id: number;
  readonly until: string;
  readonly key: string;
}

function keyOf(secretKey: string, id: number, until: string): string {
  return keyed(secretKey, "staff-review", `${id} ${until}`);
}

/** The key to a review that waits, which ends with a day. */
export function reviewKeyUntil(
  { config }: Pick<Services, "config">,
  id: number,
  until: CalendarDate,
): ReviewKey {
  return { id, until, key: keyOf(config.secretKey, id, until) };
}

/** Whether a key fits its review and has not ended by its date. */
export function isOpenKey(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  { id, until, key }: ReviewKey,
): boolean {
  const isInTime = isCalendarDate(until) && until >= shopMoment().date;
  return isInTime && sameText(key, keyOf(config.secretKey, id, until));
}
