import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { readFacts } from "./order-facts.ts";
import { readOrders, readStoredOrder } from "./orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { type ProofCheck, readProofChecks } from "#topics/printing/proof-checks.ts";
import { doesInvoiceWait, readTaxPapers, type StoredTaxPaper } from "./tax-papers.ts";
import { ownerName, ownerOf } from "#platform/db/owner.ts";
import { type AnsweredRequest, readAnsweredRequest } from "#topics/quotation/answered-request.ts";
import { type ReviewsByLine, readLineReviews } from "#topics/review/line-reviews.ts";
import { type ArtworkById, readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { catalogueOf, loadedOrder, type LoadedOrder, namedArtworkOf } from "./loaded-order.ts";
import { type OrderPromise, promiseOf } from "./order-dates.ts";
import { opensNow } from "./order-key-use.ts";

/** An order as it is shown. */
export interface ReadOrder extends LoadedOrder {
  /** That of when it was placed. */
  readonly catalogue: Catalogue;
  readonly promise: OrderPromise;
  /** Tax invoices and credit notes, the oldest first. */
  readonly papers: readonly StoredTaxPaper[];
  /** Its invoice is due, and waits for the shop's own numbers (decision 361). */
  readonly doesInvoiceWait: boolean;
  /** What became of the reviews of its lines. */
  readonly reviews: ReviewsByLine;
  /** What its lines name, and named: its owner's, or of whoever's quotation was ordered. */
  readonly artwork: ArtworkById;
  /** Its print files that were compared with what was shown. */
  readonly checks: readonly ProofCheck[];
  /** The quote request that it answers, with its files; null where it answers none. */
  readonly request: AnsweredRequest | null;
}

/** The order of a number, for its owner and for whoever has its key; for everybody else it is not there. */
export async function openOrder(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  orderNo: string,
  key: string | null,
): Promise<{ readonly ok: true; readonly row: StoredOrder } | Refusal<"not-found" | "password-must-change">> {
  const row = isOrderNumber(orderNo) ? await readStoredOrder(services.db, orderNo) : null;
  const isKeyed = row !== null && key !== null && (await opensNow(services, row, key));
  const found = isKeyed ? null : await findOwner(services, caller);
  if (found?.ok === false) return found;
  const owner = found?.owner ?? null;
  const isOwn = row !== null && owner !== null && ownerName(ownerOf(row)) === ownerName(owner);
  return row !== null && (isKeyed || isOwn) ? { ok: true, row } : refuse("not-found");
}

/** An order with what its pages and mails say beside its facts. */
export async function orderView(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  order: LoadedOrder,
): Promise<ReadOrder> {
  const catalogue = await catalogueOf(services, order);
  const artwork = await readPromisedArtwork(services.db, namedArtworkOf(order));
  const papers = await readTaxPapers(services.db, order.row.id);
  const checks = await readProofChecks(services.db, order.row.id);
  const request = await readAnsweredRequest(services.db, order.row.quotationId);
  return {
    ...order,
    catalogue,
    artwork,
    checks,
    papers,
    doesInvoiceWait: await doesInvoiceWait(services.db, order.row.id),
    reviews: await readLineReviews(services.db, order.row.id),
    request,
    promise: promiseOf(services, catalogue, order),
  };
}

/** An order with everything that happened to it, for its owner and for whoever has its key (null: none was given). */
export async function readOrder(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  orderNo: string,
  key: string | null,
): Promise<{ readonly ok: true; readonly order: ReadOrder } | Refusal<"not-found" | "password-must-change">> {
  const opened = await openOrder(services, caller, orderNo, key);
  if (!opened.ok) return opened;
  const facts = await readFacts(services.db, [opened.row.id]);
  const order = loadedOrder(opened.row, facts.get(opened.row.id) ?? []);
  return { ok: true, order: await orderView(services, order) };
}

/** An order as a list says it. */
export interface ListedOrder extends LoadedOrder {
  readonly promise: OrderPromise;
}

/** The orders of a browser's owner, the newest first. */
export async function listOrders(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly orders: readonly ListedOrder[] } | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const rows = found.owner === null ? [] : await readOrders(services.db, found.owner);
  const facts = await readFacts(
    services.db,
    rows.map(({ id }) => id),
  );
  const orders: ListedOrder[] = [];
  for (const row of rows) {
    const order = loadedOrder(row, facts.get(row.id) ?? []);
    orders.push({ ...order, promise: promiseOf(services, await catalogueOf(services, order), order) });
  }
  return { ok: true, orders };
}
