import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import type { Detail } from "#domain/detail.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { quotationStage, type QuotationStage, validityDays } from "#domain/quotation/validity.ts";
import { ANSWER_LINES, describedAs, type TypedAnswer } from "#domain/quote-request/answer-form.ts";
import {
  isDeclined,
  requestState,
  type RequestStage,
  stageOn,
} from "#domain/quote-request/thread/request-state.ts";
import { requestStageWords } from "#domain/quote-request/thread/stage-words.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import type { Attachment } from "#server/db/files/attachments.ts";
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
import { type ReadHistory, readHistory, seenOfRequest } from "../request-thread/read-history.ts";
import { type ToldEntry, toldThread } from "../request-thread/told-thread.ts";
import type { Services } from "../services.ts";
import { type AskedWith, askedWith } from "./asked-selection.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** An answer that was given, in words. */
export interface ShownAnswer {
  readonly number: string;
  readonly total: string;
  readonly validUntil: string;
  /** "ordered", "can be ordered", "declined", "replaced", "ended". */
  readonly state: string;
  readonly isOrdered: boolean;
  /** The page the customer has. */
  readonly url: string;
}

interface FileLink {
  readonly words: string;
  readonly url: string;
}

/** A quote request with all that is needed to answer it. */
export interface RequestPage {
  readonly requestNo: string;
  readonly title: string;
  readonly quoteType: string;
  readonly customer: string;
  readonly firstName: string;
  readonly email: string;
  readonly isMember: boolean;
  readonly askedAt: Date;
  readonly details: readonly Detail[];
  readonly hasPicture: boolean;
  /** Its files, with the addresses at which they are saved, and those that the shop makes of it. */
  readonly files: readonly FileLink[];
  /** What came with it, and where those are that the shop makes of it, apart. */
  readonly sent: readonly Attachment[];
  readonly made: readonly FileLink[];
  readonly sets: number;
  /** What the engine asks for it today; null where it has no price. */
  readonly enginePrice: string | null;
  /** How many lines an answer may have. */
  readonly lines: number;
  /** What the form begins with. */
  readonly typed: TypedAnswer;
  readonly stage: RequestStage;
  readonly stageWords: string;
  /** The newest first. */
  readonly answers: readonly ShownAnswer[];
  /** What has happened since it was asked, the oldest first, with the addresses at which its files are saved. */
  readonly thread: readonly (ToldEntry & { readonly links: readonly FileLink[] })[];
  /** How much the page shows: answers, and what was said beside them. */
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

function linkedFiles(services: Needs, files: readonly Attachment[]): readonly FileLink[] {
  return files.map(({ id, name }) => ({ words: name, url: staffFileUrl(services, id) }));
}

async function filesOf(
  services: Needs,
  row: QuoteRequest,
): Promise<Pick<RequestPage, "files" | "made" | "sent">> {
  const sent = await readAttachments(services.db, row.id);
  const kinds = [
    ...(row.selection?.lettering ? [{ words: "Files to cut", made: "cut" } as const] : []),
    ...(filesIn(row.selection?.artwork ?? null).length > 0
      ? [{ words: "Files to print", made: "print" } as const]
      : []),
  ];
  const made = kinds.map(({ words, made: which }) => ({
    words,
    url: requestFilesUrl(services, which, row.requestNo),
  }));
  return { sent, made, files: [...linkedFiles(services, sent), ...made] };
}

const states: Readonly<Record<QuotationStage, string>> = {
  kept: "can be ordered",
  ordered: "ordered",
  ended: "ended",
};

function threadOf(services: Needs, history: ReadHistory): RequestPage["thread"] {
  return toldThread(services, history).map((told) => ({
    ...told,
    links: linkedFiles(services, told.files),
  }));
}

function answersOf(services: Needs, history: ReadHistory): readonly ShownAnswer[] {
  const today = services.shopMoment().date;
  const last = history.answers.at(-1)?.quotationNo;
  return history.quotations
    .map((quotation, at): ShownAnswer => {
      const number = quotation.quotationNo;
      const { validUntil = today, isOrdered = false } = history.answers[at] ?? {};
      const isReplaced = number !== last;
      const declined = isDeclined(history, number);
      const stage = quotationStage({ validUntil, isOrdered, isReplaced, isDeclined: declined }, today);
      return {
        number,
        total: formatMoney(quotation.totalPrice),
        validUntil: formatDate(validUntil),
        state: declined ? "declined" : isReplaced ? "replaced" : states[stage],
        isOrdered,
        url: quotationUrl(services, number),
      };
    })
    .toReversed();
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
  const history = await readHistory(services.db, row);
  const stage = stageOn(requestState(history), services.shopMoment().date);
  const { requestNo, title, quoteType, firstName, lastName, email, customerId, createdAt, details } = row;
  return {
    requestNo,
    title,
    quoteType,
    customer: `${firstName} ${lastName}`,
    firstName,
    email,
    isMember: customerId !== null,
    askedAt: createdAt,
    details,
    hasPicture: product.selection !== null,
    ...(await filesOf(services, row)),
    sets: product.selection?.sets.count ?? 1,
    enginePrice: price === null ? null : formatMoney(price),
    lines: ANSWER_LINES,
    typed: begunWith(services, row, product, price),
    stage,
    stageWords: requestStageWords[stage],
    answers: answersOf(services, history),
    thread: threadOf(services, history),
    seen: seenOfRequest(history),
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
