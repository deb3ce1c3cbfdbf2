import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import type { PricedAnswer, AnswerLine } from "#domain/quote-request/answer-form.ts";
import type { NewQuotation } from "#topics/quotation/quotations.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import type { QuotationItem } from "#platform/db/schema/quotation.ts";
import { asLine } from "#domain/quotation/bill-to.ts";

/** A request that is answered: who asked, and what for. */
export interface AnsweredRequest {
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
export function answerContent(
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
