import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { quotationStage, type QuotationStage } from "#domain/quotation/validity.ts";
import { describedAs, type AnswerInput } from "#domain/quote-request/answer-form.ts";
import { isDeclined, requestState, stageOn } from "#domain/quote-request/thread/request-state.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import type { AttachmentView } from "#topics/artwork/received-files.ts";
import { type QuoteRequest, readAttachments, readQuoteRequest } from "./quote-requests.ts";
import { readMailStates } from "./request-rows.ts";
import { readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import { drawWithArtwork } from "#topics/mail/draw-with-artwork.ts";
import { listedSlots } from "#topics/printing/list-print-files.ts";
import { readPrintRequest } from "./print-of-request.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { type RequestedSelection, requestedSelection } from "./answer-request.ts";
import { cutFileNames, cutFileLabel, wordsOfRequest } from "./read-cut-files.ts";
import { attachmentToWire } from "#topics/artwork/attachment-reply.ts";
import { threadEntryToWire } from "./request-replies.ts";
import { messageCause } from "./say.ts";
import { type ReadHistory, readHistory, seenOfRequest } from "./read-history.ts";
import { type ThreadEntry, threadEntries } from "./open-request.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

type StudioRequest = StudioReplyTo<"GET requests/:number">;
type Answers = StudioRequest["answers"];

/** Where the staff read a file of a request or of its thread, and the shop's pictures of it. */
export function staffFileAddress(id: string, view: AttachmentView): string {
  return `/studio/api/request-files/${id}${view === "file" ? "" : `?view=${view}`}`;
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
  { catalogue, selection }: RequestedSelection,
  price: Cents | null,
): AnswerInput {
  const { quotationDays } = rulesOf(services.catalogue.current().document.shop);
  const [usual] = selection === null ? [] : shippingRowsFor(catalogue, selection);
  return {
    line1: describedAs(title, details),
    pieces1: quantity === null ? "" : String(quantity),
    price1: dollarsTyped(price),
    shipping: dollarsTyped(usual?.cost ?? null),
    days: usual === undefined ? "" : String(usual.printingDays + 1),
    until: addDays(services.shopMoment().date, quotationDays),
    words: "",
  };
}

/** The files that it is cut and printed with, made when they are saved. */
async function madeOf(services: Needs, row: QuoteRequest): Promise<StudioRequest["made"]> {
  const base = `/studio/api/requests/${row.requestNo}`;
  const words = await wordsOfRequest(services, row);
  const cut = words === null ? [] : cutFileNames(words);
  const prints = words === null ? await readPrintRequest(services, row.requestNo) : null;
  const printed = prints === null ? [] : listedSlots(prints);
  return [
    ...(cut.length === 0
      ? []
      : [
          {
            place: "Files to cut",
            notes: ["In millimetres, one copy a file."],
            files: cut.map((file) => ({ words: cutFileLabel(file), path: `${base}/cut/${file}` })),
          },
        ]),
    ...printed.map(({ place, artworkName, notes, files }) => ({
      place: place === "Artwork" ? "Files to print" : place,
      notes: artworkName === "" ? notes : [artworkName, ...notes],
      files: files.map(({ file, words: what }) => ({ words: what, path: `${base}/print/${file}` })),
    })),
  ];
}

const states: Readonly<Record<QuotationStage, string>> = {
  kept: "can be ordered",
  ordered: "ordered",
  ended: "ended",
};

function answersOf(services: Needs, history: ReadHistory): Answers {
  const today = services.shopMoment().date;
  const last = history.answers.at(-1)?.quotationNo;
  return history.quotations
    .map((quotation, at): Answers[number] => {
      const number = quotation.quotationNo;
      const { validUntil = today, isOrdered = false } = history.answers[at] ?? {};
      const isReplaced = number !== last;
      const declined = isDeclined(history, number);
      const stage = quotationStage({ validUntil, isOrdered, isReplaced, isDeclined: declined }, today);
      return {
        number,
        total: formatMoney(quotation.totalPrice),
        valid_until: formatDate(validUntil),
        state: declined ? "declined" : isReplaced ? "replaced" : states[stage],
        is_ordered: isOrdered,
        order_no: history.orders.get(quotation.id) ?? null,
        url: quotationUrl(services, quotation),
      };
    })
    .toReversed();
}

/** By which the mail of an entry is known. */
function causeOf({ kind, factId, quotationNo }: ThreadEntry): string {
  if (factId !== null) return messageCause(factId);
  return kind === "answered" ? `quote-answer:${quotationNo}` : "";
}

/** What has happened since it was asked, each with what has become of its mail. */
async function threadOf(services: Needs, history: ReadHistory): Promise<StudioRequest["thread"]> {
  const thread = threadEntries(services, history);
  const mails = await readMailStates(services.db, thread.map(causeOf));
  return thread.map((told) => ({
    ...threadEntryToWire(told, staffFileAddress),
    mail: mails.get(causeOf(told)) ?? null,
  }));
}

/** A quote request with all that is needed to answer it, for who may read requests. */
export async function readStudioRequest(
  services: Needs,
  requestNo: string,
): Promise<{ readonly ok: true; readonly request: StudioRequest } | Refusal<"not-found">> {
  const row = await readQuoteRequest(services.db, requestNo);
  if (row === null) return refuse("not-found");
  const product = await requestedSelection(services, row);
  const price = enginePrice(services, row);
  const history = await readHistory(services.db, row);
  const { title, quoteType, firstName, lastName, email, customerId, createdAt, details } = row;
  const sent = await readAttachments(services.db, row.id);
  const request: StudioRequest = {
    number: requestNo,
    title,
    quote_type: quoteType,
    customer: `${firstName} ${lastName}`,
    first_name: firstName,
    email,
    is_member: customerId !== null,
    asked: createdAt.toISOString(),
    details: [...details],
    picture: product.selection === null ? null : `/studio/api/requests/${requestNo}/picture`,
    files: sent.map((file) => attachmentToWire(file, staffFileAddress)),
    made: await madeOf(services, row),
    sets: product.selection?.sets.count ?? 1,
    engine_price: price === null ? null : formatMoney(price),
    typed: { ...begunWith(services, row, product, price) },
    stage: stageOn(requestState(history), services.shopMoment().date),
    answers: answersOf(services, history),
    thread: await threadOf(services, history),
    seen: seenOfRequest(history),
  };
  return { ok: true, request };
}

/** What is asked for with its customer's artwork, as a PNG. */
export async function drawRequest(
  services: Needs & Pick<Services, "storage">,
  requestNo: string,
): Promise<{ readonly ok: true; readonly png: Buffer } | Refusal<"not-found">> {
  const row = await readQuoteRequest(services.db, requestNo);
  const product = row && (await requestedSelection(services, row));
  if (!product?.selection) return refuse("not-found");
  const { catalogue, selection } = product;
  const artwork = await readPromisedArtwork(services.db, [selection]);
  return { ok: true, png: await drawWithArtwork(services, catalogue, selection, artwork) };
}
