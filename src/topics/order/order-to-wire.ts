import { isEvaluated } from "#domain/order/proof/evaluated.ts";
import { orderContact } from "#contract/schemas/order-schema.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { gstIn, toDollars } from "#domain/money.ts";
import { isPayableByCard } from "#domain/order/card-payments.ts";
import { changeableContact } from "#domain/order/correct/contact-change.ts";
import { isBeforeProduction } from "#domain/order/order-stage.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { billingPlace, deliveryPlace, type OrderPlace } from "#domain/order/order-places.ts";
import { waitsFor } from "#domain/order/waiting/waits-for.ts";
import { orderStory } from "#domain/order/order-story.ts";
import { followedParcels } from "#domain/order/tracking-url.ts";
import { ownBankAccount } from "#domain/catalogue/own-numbers.ts";
import { taxPaperName, taxPaperNumber } from "#domain/order/tax-papers.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type LoadedOrder, type OrderLine, placedOrder } from "./loaded-order.ts";
import type { ListedOrder, ReadOrder } from "./read-order.ts";
import { orderedPlaces } from "./send-artwork.ts";
import { awaitedLines } from "./awaited-lines.ts";
import { taxPaperPath } from "./order-keys.ts";
import { revivalOf, waitingOrder } from "./order-time.ts";
import { attachmentToWire } from "#topics/artwork/attachment-reply.ts";
import { lineReview } from "./review-line.ts";
import { requestFilePath, requestLinkPath } from "#topics/quotation/request-keys.ts";
import type { Services } from "#topics/services.ts";
import { problemsToWire } from "./problems-to-wire.ts";
import { takesCards } from "#topics/takes-cards.ts";
import { proofToWire } from "./proof-to-wire.ts";

export type WireOrder = ReplyTo<"GET order/:order_no">;

type Needs = Pick<Services, "catalogue" | "config" | "payments" | "shopMoment">;

function placeToWire({ name, lines }: OrderPlace): WireOrder["deliver_to"] {
  return { name, lines };
}

function placesToWire(order: ReadOrder, line: number) {
  const { artwork } = order;
  return orderedPlaces(order, line).map(({ label, set, side, file }) => {
    const known = file === null ? undefined : artwork.get(file);
    return {
      label,
      set,
      side,
      has_file: known !== undefined,
      file_name: known === undefined ? null : artworkName(known),
    };
  });
}

/** Whether other artwork can be sent for a line (from 1). */
function artworkToWire(order: ReadOrder, line: number): WireOrder["items"][number]["artwork"] {
  const { stage } = order.state;
  const isMadeLater = stage === "open" || stage === "ready";
  const places = orderedPlaces(order, line).map(({ place }) => place);
  if (!isMadeLater || places.length === 0) return null;
  const isOpen = places.some((place) => !isEvaluated(order.state, { line, places: [place] }));
  return isOpen ? "open" : "evaluated";
}

/** Nothing is made for a charge: it has no picture. */
function pictureOf({ catalogue }: ReadOrder, { written, selection }: OrderLine): string {
  return written === "charge" ? "" : new URLSearchParams(selectionToWire(catalogue, selection)).toString();
}

function itemsToWire(order: ReadOrder): WireOrder["items"] {
  const awaited = awaitedLines(order);
  return order.lines.map((line, at) => ({
    product: line.product,
    title: line.title,
    details: line.details,
    quantity: line.quantity,
    kinds: line.sets,
    quantity_text: quantityText(line),
    price: toDollars(line.price),
    is_removed: line.isRemoved === true,
    picture: pictureOf(order, line),
    is_agreed: line.agreed !== undefined,
    is_written: line.written !== undefined,
    places: placesToWire(order, at + 1),
    awaits_artwork: awaited.has(at + 1),
    artwork: artworkToWire(order, at + 1),
    review: lineReview(order, at + 1),
    proof: proofToWire(order, at + 1),
  }));
}

/** Where what is due goes, by the catalogue of now; null when nothing is. */
function bankToWire(
  { catalogue }: Pick<Services, "catalogue">,
  { row, state }: LoadedOrder,
): WireOrder["bank"] {
  const account = ownBankAccount(catalogue.current().document.shop);
  return account === null || state.money.due <= 0 ? null : { ...account, reference: row.orderNo };
}

function accountToWire({ money }: LoadedOrder["state"]): WireOrder["on_account"] {
  const { onAccount, dueOn } = money;
  return onAccount > 0 && dueOn !== null ? { amount: toDollars(onAccount), due_on: dueOn } : null;
}

function moneyToWire({ row, state }: LoadedOrder) {
  const { paid, refunded, due } = state.money;
  return {
    sub_total: toDollars(row.subTotal),
    coupon_discount: toDollars(row.couponDiscount),
    point_discount: toDollars(row.pointDiscount),
    shipping_method: row.shipping.method,
    shipping_fee: toDollars(row.shippingFee),
    total_price: toDollars(row.totalPrice),
    gst: toDollars(gstIn(row.totalPrice)),
    paid: toDollars(paid - refunded),
    due: toDollars(due),
    pay_now: toDollars(state.money.payableNow),
    deposit: state.money.deposit === null ? null : toDollars(state.money.deposit),
  };
}

function eventsToWire({ placed, lines, facts }: LoadedOrder): WireOrder["events"] {
  const titles = lines.map(({ title }) => title);
  return orderStory(placedOrder(placed), facts, titles).map((event) => ({
    ...event,
    at: new Date(event.at).toISOString(),
  }));
}

function papersToWire(services: Needs, { row, papers }: ReadOrder): WireOrder["papers"] {
  return papers.map(({ kind, number, cents }) => ({
    name: taxPaperName(kind, number),
    amount: toDollars(cents),
    path: taxPaperPath(services, row, taxPaperNumber(kind, number)),
  }));
}

/** The question that it answers, with the files that came with it: its customer sees that they came along. */
function requestToWire(services: Needs, { request }: ReadOrder): WireOrder["request"] {
  if (request === null) return null;
  const { requestNo, files } = request;
  return {
    request_no: requestNo,
    path: requestLinkPath(services, requestNo),
    files: files.map((file) =>
      attachmentToWire(file, (id, view) => requestFilePath(services, requestNo, id, view)),
    ),
  };
}

function trackingToWire({ dispatch }: LoadedOrder["state"]): WireOrder["tracking"] {
  if (dispatch === null) return null;
  const { carrier, tracking } = dispatch;
  const parcels = followedParcels(dispatch);
  const url = parcels.length === 1 ? (parcels[0]?.url ?? null) : null;
  return { carrier, number: tracking, url, parcels };
}

function messagesToWire({ facts }: LoadedOrder): WireOrder["messages"] {
  return facts.flatMap((fact) =>
    fact.kind === "message"
      ? [
          {
            by: fact.by === "customer" ? ("customer" as const) : ("shop" as const),
            at: new Date(fact.at).toISOString(),
            words: fact.words,
          },
        ]
      : [],
  );
}

/** How long it stays open, and how it is ordered once its time is over. */
function timeToWire(services: Needs, order: ReadOrder): Pick<WireOrder, "open_until" | "revival"> {
  const openUntil = waitingOrder(services, order)?.lastDay ?? null;
  const revival = revivalOf(services, order);
  if (revival === null) return { open_until: openUntil, revival };
  const { total, may } = revival;
  return {
    open_until: openUntil,
    revival: {
      may_reopen: may,
      total_price: total === null ? null : toDollars(total),
    },
  };
}

/** An order in wire names; money as dollars with at most two decimals. */
export function orderToWire(services: Needs, order: ReadOrder): WireOrder {
  const { row, state, promise } = order;
  const { contact } = row;
  return {
    order_no: row.orderNo,
    placed_at: row.placedAt.toISOString(),
    stage: state.stage,
    waits_for: [...waitsFor(state)],
    dispatch_date: promise.dates?.dispatch ?? null,
    delivery_date: promise.dates?.delivery ?? null,
    is_date_fixed: promise.isFixed,
    items: itemsToWire(order),
    ...moneyToWire(order),
    on_account: accountToWire(state),
    bank: bankToWire(services, order),
    may_pay_by_card: takesCards(services) && isPayableByCard(state.money.payableNow),
    ...orderContact.parse(contact),
    deliver_to: placeToWire(deliveryPlace(contact)),
    bill_to: placeToWire(billingPlace(contact)),
    tracking: trackingToWire(state),
    contact: isBeforeProduction(state) ? changeableContact(contact) : null,
    may_cancel: whyNot(state, { kind: "cancelled", reason: "" }) === null,
    ...timeToWire(services, order),
    messages: messagesToWire(order),
    ...problemsToWire(services, order),
    papers: papersToWire(services, order),
    does_invoice_wait: order.doesInvoiceWait,
    request: requestToWire(services, order),
    events: eventsToWire(order),
  };
}

export function listedOrderToWire({
  row,
  lines,
  state,
  promise,
}: ListedOrder): ReplyTo<"GET orders">[number] {
  return {
    order_no: row.orderNo,
    placed_at: row.placedAt.toISOString(),
    stage: state.stage,
    total_price: toDollars(row.totalPrice),
    delivery_date: promise.dates?.delivery ?? null,
    waits_for: [...waitsFor(state)],
    titles: lines.map(({ title }) => title),
    items: [...lines.entries()]
      .filter(([, { isRemoved }]) => isRemoved !== true)
      .map(([at, item]) => ({
        line: at + 1,
        title: item.title,
        quantity_text: quantityText(item),
        has_picture: item.written !== "charge",
      })),
  };
}
