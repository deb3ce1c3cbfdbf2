import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import type { Detail } from "#domain/detail.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { quotationStage, type QuotationStage, validityDays } from "#domain/quotation/validity.ts";
import { ANSWER_LINES, describedAs, type TypedAnswer } from "#domain/quote-request/answer-form.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { readOrderedQuotations } from "#server/db/orders/orders.ts";
import { readAnswers, type StoredQuotation } from "#server/db/quotations.ts";
import { type QuoteRequest, readAttachments, readQuoteRequest } from "#server/db/quote-requests.ts";
import { readPromisedArtwork } from "../artwork/shown-artwork.ts";
import { staffFileUrl } from "../files/staff-file.ts";
import { drawWithArtwork } from "../mail/draw-with-artwork.ts";
import {
  opensRequestFiles,
  type RequestFilesKey,
  requestFilesUrl,
} from "../quote-request/request-files-key.ts";
import { quotationUrl } from "../quotation/quotation-keys.ts";
import { lastDayOf } from "../quotation/read-quotation.ts";
import type { Services } from "../services.ts";
import { type AskedWith, askedWith } from "./asked-selection.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** An answer that was given, in words. */
export interface ShownAnswer {
  readonly number: string;
  readonly total: string;
  readonly validUntil: string;
  /** "ordered", "can be ordered", "replaced", "ended". */
  readonly state: string;
  readonly isOrdered: boolean;
  /** The page the customer has. */
  readonly url: string;
}

/** A quote request with all that is needed to answer it. */
export interface RequestPage {
  readonly requestNo: string;
  readonly title: string;
  readonly quoteType: string;
  readonly customer: string;
  readonly email: string;
  readonly isMember: boolean;
  readonly askedAt: Date;
  readonly details: readonly Detail[];
  readonly hasPicture: boolean;
  /** Its files, with the addresses at which they are saved, and those that the shop makes of it. */
  readonly files: readonly { readonly words: string; readonly url: string }[];
  readonly sets: number;
  /** What the engine asks for it today; null where it has no price. */
  readonly enginePrice: string | null;
  /** How many lines an answer may have. */
  readonly lines: number;
  /** What the form begins with. */
  readonly typed: TypedAnswer;
  /** The newest first. */
  readonly answers: readonly ShownAnswer[];
  /** How many answers the page shows. */
  readonly seen: number;
}

/** The request that a link of a staff mail opens; null for a link that does not fit. */
async function openRequest(services: Needs, asked: RequestFilesKey): Promise<QuoteRequest | null> {
  const isOpen = opensRequestFiles(services, "answer", asked);
  return isOpen ? readQuoteRequest(services.db, asked.requestNo) : null;
}

/** Of a product as the page sells it; what is special about a request has no price of its own. */
function enginePrice(services: Needs, { selection }: QuoteRequest): Cents | null {
  if (selection === null) return null;
  const priced = pricedAgain(services.catalogue.current(), selection, services.shopMoment().date);
  return priced.ok ? priced.row.price : null;
}

function dollarsTyped(cents: Cents | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

function begunWith(
  services: Needs,
  { title, details, quantity }: QuoteRequest,
  { catalogue, selection }: AskedWith,
  price: Cents | null,
): TypedAnswer {
  const [usual] = selection === null ? [] : shippingRowsFor(catalogue, selection);
  return {
    line1: describedAs(title, details),
    pieces1: quantity === null ? "" : String(quantity),
    price1: dollarsTyped(price),
    shipping: dollarsTyped(usual?.cost ?? null),
    days: usual === undefined ? "" : String(usual.printingDays + 1),
    until: addDays(services.shopMoment().date, validityDays),
    words: "",
  };
}

async function filesOf(services: Needs, row: QuoteRequest): Promise<RequestPage["files"]> {
  const sent = await readAttachments(services.db, row.id);
  const made = [
    ...(row.selection?.lettering ? [{ words: "Files to cut", made: "cut" } as const] : []),
    ...(filesIn(row.selection?.artwork ?? null).length > 0
      ? [{ words: "Files to print", made: "print" } as const]
      : []),
  ];
  return [
    ...sent.map(({ id, name }) => ({ words: name, url: staffFileUrl(services, id) })),
    ...made.map(({ words, made: which }) => ({
      words,
      url: requestFilesUrl(services, which, row.requestNo),
    })),
  ];
}

const states: Readonly<Record<QuotationStage, string>> = {
  kept: "can be ordered",
  ordered: "ordered",
  ended: "ended",
};

async function answersTo(services: Needs, row: QuoteRequest): Promise<readonly ShownAnswer[]> {
  const rows = await readAnswers(services.db, row.id);
  const ids = rows.map(({ id }) => id);
  const ordered = await readOrderedQuotations(services.db, ids);
  const today = services.shopMoment().date;
  return rows.map((quotation: StoredQuotation, at) => {
    const validUntil = lastDayOf(quotation);
    const standing = { validUntil, isOrdered: ordered.has(quotation.id), isReplaced: at > 0 };
    return {
      number: quotation.quotationNo,
      total: formatMoney(quotation.totalPrice),
      validUntil: formatDate(validUntil),
      state: at > 0 ? "replaced" : states[quotationStage(standing, today)],
      isOrdered: standing.isOrdered,
      url: quotationUrl(services, quotation.quotationNo),
    };
  });
}

/** A quote request, whole, for whoever has the link of the staff's mail. */
export async function readRequestPage(
  services: Needs,
  asked: RequestFilesKey,
): Promise<{ readonly ok: true; readonly page: RequestPage } | Refusal<"not-found">> {
  const row = await openRequest(services, asked);
  return row === null ? refuse("not-found") : { ok: true, page: await requestPage(services, row) };
}

/** All that is needed to answer a request. */
export async function requestPage(services: Needs, row: QuoteRequest): Promise<RequestPage> {
  const product = await askedWith(services, row);
  const price = enginePrice(services, row);
  const answers = await answersTo(services, row);
  const { requestNo, title, quoteType, firstName, lastName, email, customerId, createdAt, details } = row;
  return {
    requestNo,
    title,
    quoteType,
    customer: `${firstName} ${lastName}`,
    email,
    isMember: customerId !== null,
    askedAt: createdAt,
    details,
    hasPicture: product.selection !== null,
    files: await filesOf(services, row),
    sets: product.selection?.sets.count ?? 1,
    enginePrice: price === null ? null : formatMoney(price),
    lines: ANSWER_LINES,
    typed: begunWith(services, row, product, price),
    answers,
    seen: answers.length,
  };
}

/** What is asked for with its customer's artwork, as a PNG. */
export async function drawRequest(
  services: Needs & Pick<Services, "storage">,
  asked: RequestFilesKey,
): Promise<{ readonly ok: true; readonly png: Buffer } | Refusal<"not-found">> {
  const row = await openRequest(services, asked);
  const product = row && (await askedWith(services, row));
  if (!product?.selection) return refuse("not-found");
  const { catalogue, selection } = product;
  const artwork = await readPromisedArtwork(services.db, [selection]);
  return { ok: true, png: await drawWithArtwork(services, catalogue, selection, artwork) };
}
