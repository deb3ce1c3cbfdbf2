import { isReviewable } from "#domain/order/reviewed/line-review.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import type { ReviewInput } from "#domain/review/review-form.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type EncodedPicture, withEncodedPictures } from "#topics/artwork/encode-pictures.ts";
import { attachmentsOf, type ReceivedFile } from "#topics/artwork/received-files.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { type KeyedWriteFault, withIdempotency } from "#topics/person/with-idempotency.ts";
import { storeReview } from "#topics/review/create-review.ts";
import type { Services } from "#topics/services.ts";
import type { OrderQuery } from "./answer-order.ts";
import { type ReadOrder, readOrder } from "./read-order.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment" | "storage">;

interface SentLineReview {
  /** The request's `Idempotency-Key`; null when it carries none. */
  readonly key: string | null;
  /** Line of the order, from 1. */
  readonly line: number;
  readonly typed: Omit<ReviewInput, "product_id">;
  readonly files: readonly ReceivedFile[];
}

interface Reviewed {
  readonly ok: true;
  readonly order: ReadOrder;
  /** Set when the browser's guest is new. */
  readonly guestToken: string | null;
}

type ReviewFault =
  | "file-type"
  | "not-found"
  | "order-not-sent"
  | "password-must-change"
  | "review-written"
  | "too-many-tries";

/** Whether a line (from 1) of an order can be reviewed, or what became of its review; null where it cannot be. */
export function lineReview(
  { lines, reviews, state }: ReadOrder,
  line: number,
): "open" | "waiting" | "published" | null {
  const ordered = lines[line - 1];
  const isOpen = ordered !== undefined && isReviewable(state.stage, ordered);
  return reviews.get(line) ?? (isOpen ? "open" : null);
}

/** Stores the review as whoever ordered the line: the account that the order is of, or a guest by the name on the order. */
function store(
  services: Needs,
  tx: Transaction,
  order: ReadOrder,
  {
    line,
    typed,
    pictures,
  }: Pick<SentLineReview, "line" | "typed"> & { readonly pictures: readonly EncodedPicture[] },
) {
  const { row } = order;
  const ordered = order.lines[line - 1];
  if (ordered === undefined) return refuse("not-found");
  const { productId } = ordered.selection;
  const { first_name: firstName, last_name: lastName, email } = row.contact;
  return storeReview(services, tx, {
    typed: { ...typed, product_id: productId },
    product: services.catalogue.current().products.get(productId)?.name ?? ordered.product,
    customer: { id: row.customerId, firstName, lastName, email },
    ordered: { orderId: row.id, orderNo: row.orderNo, line },
    pictures,
  });
}

/**
 * Writes what a customer says of a line of an order that has left the shop, once, with pictures that are encoded anew. Whoever has the
 * order's link has bought it, and needs no account (decision 380). It is read by others once the shop has accepted it.
 */
export async function reviewLine(
  services: Needs,
  caller: Caller,
  { orderNo, key: link }: OrderQuery,
  { key, line, typed, files }: SentLineReview,
): Promise<Reviewed | Refusal<ReviewFault | KeyedWriteFault>> {
  const read = await readOrder(services, caller, orderNo, link);
  if (!read.ok) return read;
  const ordered = read.order.lines[line - 1];
  if (ordered === undefined) return refuse("not-found");
  if (!isReviewable(read.order.state.stage, ordered)) return refuse("order-not-sent");
  const body = { orderNo, line, ...typed, attachments: attachmentsOf(files) };
  const written = await withEncodedPictures(services, files, (pictures) =>
    withIdempotency(services, caller, { call: "line-review", key, body }, async (tx) => {
      const tried = { ip: caller.ip, identifier: `order ${orderNo}` };
      const over = await consumeRateLimit({ db: tx, config: services.config }, "review", tried);
      return over ?? store(services, tx, read.order, { line, typed, pictures });
    }),
  );
  if (!written.ok) return written;
  const again = await readOrder(services, caller, orderNo, link);
  return again.ok ? { ...again, guestToken: written.guestToken } : again;
}
