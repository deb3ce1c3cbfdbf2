import { isDeepStrictEqual } from "node:util";
import { type FieldMessages, type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import {
  type AnswerLine,
  type PricedAnswer,
  readPricedAnswer,
  type AnswerInput,
} from "#domain/quote-request/answer-form.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { ownerOf } from "#platform/db/owner.ts";
import { addQuotation, type NewQuotation } from "#topics/quotation/quotations.ts";
import type { QuotationItem, StoredQuotation } from "#platform/db/schema/quotation.ts";
import { markAnswered, type QuoteRequest } from "./quote-requests.ts";
import { addMessageFiles, type MessageFile } from "./request-rows.ts";
import type { Transaction } from "#platform/db/database.ts";
import { noteRequest } from "./say.ts";
import { endsWithAnswer, hindersShop } from "./open-request.ts";
import { type ReadHistory, readHistory } from "./read-history.ts";
import { areSameFiles } from "./message-files.ts";
import type { Services } from "#topics/services.ts";
import { answerEmail } from "./request-thread-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import { asLine } from "#domain/quotation/bill-to.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { specialFormFromWire } from "#domain/special-processing/wire/special-form-from-wire.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment">;

/** An answer as it was sent. */
export interface SubmittedPrice {
  readonly typed: AnswerInput;
  /** How much its page showed: answers, and what was said beside them. */
  readonly seen: number;
  /** Files that are kept already, to go with it. */
  readonly files?: readonly MessageFile[];
}

export interface Answered {
  readonly ok: true;
  readonly quotationNo: string;
  /** It was given before, word for word: nothing was done. */
  readonly isOld: boolean;
}

/** Why an answer is not given. */
export type RequestAnswerFault =
  | "not-found"
  | "request-answered"
  | "request-moved"
  | "answer-ordered"
  | "refused";

/** Whether an answer says word for word what is to be said: a second press. */
function saysIt(issued: StoredQuotation, content: Omit<NewQuotation, "quotationNo">): boolean {
  const { issueDate: _issued, deliveryDate: _delivery, ...said } = content;
  const same = Object.keys(said).map((name) => [name, issued[name as keyof StoredQuotation]]);
  return isDeepStrictEqual(Object.fromEntries(same), JSON.parse(JSON.stringify(said)));
}

/** The newest answer, where it is the last thing that happened and the same is to be said with the same files. */
function givenBefore(
  history: ReadHistory,
  content: Omit<NewQuotation, "quotationNo">,
  files: readonly MessageFile[],
): StoredQuotation | null {
  const last = history.quotations.at(-1);
  if (last === undefined || !endsWithAnswer(history) || !saysIt(last, content)) return null;
  const itsFiles = history.files.filter(({ quotationId }) => quotationId === last.id);
  return areSameFiles(files, itsFiles) ? last : null;
}

interface GivenAnswer {
  readonly row: QuoteRequest;
  readonly quotation: NewQuotation;
  readonly files: readonly MessageFile[];
  /** It takes an earlier answer's place. */
  readonly isAnother: boolean;
}

/** Promises the customer's mail with an answer. */
async function mailAnswer(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs">,
  tx: Transaction,
  { row, quotation, files, isAnother }: GivenAnswer,
): Promise<void> {
  const { quotationNo, items, shippingFee, totalPrice, validUntil, deliveryDate, words = "" } = quotation;
  const [first] = items;
  const { firstName, requestNo, email } = row;
  await queueEmail(tx, services.jobs, {
    cause: `quote-answer:${quotationNo}`,
    recipient: email,
    email: answerEmail(services, {
      firstName,
      requestNo,
      quotationNo,
      isAnother,
      lines: items,
      shippingFee,
      total: totalPrice,
      validUntil: validUntil ?? quotation.issueDate,
      delivery: deliveryDate ?? null,
      words,
      files,
      url: quotationUrl(services, { quotationNo, keyVersion: 0 }),
    }),
    ...(first && {
      picture: { catalogueVersionId: quotation.catalogueVersionId, selection: first.selection },
    }),
  });
}

/** A request that is answered: who asked, and what for. */
interface AnsweredRequest {
  readonly row: QuoteRequest;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/**
 * A line in the words of whoever answers. It is printed as the request was configured, in the pieces that were typed; only the first
 * line has the request's sets. A charge is printed with nothing.
 */
function itemOf({ row, catalogue, selection }: AnsweredRequest, line: AnswerLine, at: number): QuotationItem {
  const { title, details, pieces, price } = line;
  const isCharge = pieces === 0;
  const sets = at === 0 && !isCharge ? (selection.sets.count ?? 1) : 1;
  return {
    product: productOf(catalogue, selection).name,
    title,
    details,
    quantity: pieces,
    sets,
    price,
    selection: {
      ...selection,
      artwork: isCharge ? null : selection.artwork,
      quantity: { custom: true, pieces },
      sets: { ...selection.sets, count: sets },
    },
    originPath: row.originPath,
    written: isCharge ? "charge" : "goods",
  };
}

/** The days of an answer: those of production were typed, those on the way are the usual ones. */
function daysOf({ catalogue, selection }: AnsweredRequest, { days }: PricedAnswer) {
  const [usual] = shippingRowsFor(catalogue, selection);
  const { method, shippingDays } = usual ?? { method: "Standard", shippingDays: 1 };
  return { method, toDispatch: days, toDelivery: days - 1 + Math.max(1, shippingDays) };
}

/** The quotation that answers a request, without its number. */
function answerContent(
  request: AnsweredRequest,
  answer: PricedAnswer,
  moment: ShopMoment,
): Omit<NewQuotation, "quotationNo"> {
  const { row, catalogue } = request;
  const { method, toDispatch, toDelivery } = daysOf(request, answer);
  const subTotal = answer.lines.reduce((sum, { price }) => sum + price, 0);
  return {
    issueDate: moment.date,
    name: asLine(`${row.firstName} ${row.lastName}`),
    items: answer.lines.map((line, at) => itemOf(request, line, at)),
    subTotal,
    shippingFee: answer.shippingFee,
    shippingMethod: method,
    deliveryDate: promisedDates(catalogue, { toDispatch, toDelivery }, moment).delivery,
    pointDiscount: 0,
    couponDiscount: 0,
    totalPrice: subTotal + answer.shippingFee,
    catalogueVersionId: catalogue.version,
    quoteRequestId: row.id,
    validUntil: answer.validUntil,
    toDispatch,
    toDelivery,
    words: answer.words,
  };
}

/** What a request was asked with. */
export interface RequestedSelection {
  /** That of when it was asked. */
  readonly catalogue: Catalogue;
  /** As configured; of the Special Processing form what it is made on. Null where it cannot be read any more. */
  readonly selection: Selection | null;
}

function formOf(catalogue: Catalogue, choices: NonNullable<QuoteRequest["choices"]>): Selection | null {
  const entries = Object.entries(choices).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  );
  const read = specialFormFromWire(specialCatalogue(catalogue), entries);
  return read.ok ? read.form.selection : null;
}

/** The product of a request, by the catalogue of then. */
export async function requestedSelection(
  services: Pick<Services, "catalogue">,
  { catalogueVersionId, selection, choices }: QuoteRequest,
): Promise<RequestedSelection> {
  const then = await services.catalogue.version(catalogueVersionId);
  const catalogue = then ?? services.catalogue.current();
  if (selection !== null) return { catalogue, selection };
  return { catalogue, selection: choices && formOf(catalogue, choices) };
}

/** Gives an answer in the transaction that holds its request. */
export async function issueAnswer(
  services: Needs,
  tx: Transaction,
  row: QuoteRequest,
  { typed, seen, files = [] }: SubmittedPrice,
): Promise<Answered | Refusal<RequestAnswerFault>> {
  const moment = services.shopMoment();
  const read = readPricedAnswer(typed, moment.date);
  if (!read.ok) return refuseFields("refused", read.fields satisfies FieldMessages);
  const { catalogue, selection } = await requestedSelection(services, row);
  if (selection === null) return refuse("not-found");
  const content = answerContent({ row, catalogue, selection }, read.answer, moment);
  const history = await readHistory(tx, row);
  const given = givenBefore(history, content, files);
  if (given !== null) return { ok: true, quotationNo: given.quotationNo, isOld: true };
  const hindered = hindersShop(history, seen);
  if (hindered !== null) return hindered;
  const quotationNo = newDocumentNumber("Q", moment.date);
  const quotation = { quotationNo, ...content };
  const quotationId = await addQuotation(tx, ownerOf(row), quotation);
  await addMessageFiles(tx, row.id, { quotationId }, files);
  await markAnswered(tx, row.id);
  await noteRequest(tx, row);
  await mailAnswer(services, tx, { row, quotation, files, isAnother: history.quotations.length > 0 });
  return { ok: true, quotationNo, isOld: false };
}
