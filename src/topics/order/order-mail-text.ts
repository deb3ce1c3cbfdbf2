import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isDemonstrationShop, ownBankAccount } from "#domain/catalogue/own-numbers.ts";
import { sentenceText } from "#domain/configure/sentence.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { isPayableByCard } from "#domain/order/card-payments.ts";
import { deliveryPlace } from "#domain/order/order-places.ts";
import { formatDate } from "#domain/calendar-date.ts";
import type { FactsOf } from "#domain/catalogue/words/shop-mails.ts";
import { formatMoney } from "#domain/money.ts";
import { fillMail } from "#topics/mail/fill-mail.ts";
import { itemIn, type MailedOrderFact, type OrderMailText, type FillOrderMail } from "./order-mail.ts";
import { studioLink } from "#platform/studio-address.ts";
import type { Services } from "#topics/services.ts";
import type { LoadedOrder } from "./loaded-order.ts";
import { promiseOf } from "./order-dates.ts";
import { orderPath, taxPaperPath } from "./order-keys.ts";

/** Lines (from 1) of a new order whose proofs are made without a person, and those that wait for their customer's artwork. */
export interface NewLines {
  readonly proofed: ReadonlySet<number>;
  readonly awaited: ReadonlySet<number>;
}

/** A line whose product the catalogue does not know any more is told by its title. */
function lineSentence(catalogue: Catalogue, line: LoadedOrder["lines"][number]): string | null {
  const isKnown = line.written === undefined && catalogue.products.has(line.selection.productId);
  return isKnown ? sentenceText(catalogue, line.selection, { price: line.price }) : null;
}

/** The lines that are still ordered, as mails tell them. */
function mailLines(
  catalogue: Catalogue,
  lines: LoadedOrder["lines"],
  { proofed, awaited }: NewLines,
): OrderMailText["lines"] {
  return lines
    .map((line, at) => ({
      ...line,
      sentence: lineSentence(catalogue, line),
      isProofed: proofed.has(at + 1),
      isAwaited: awaited.has(at + 1),
    }))
    .filter(({ isRemoved }) => isRemoved !== true);
}

/** The shop's words of now, with what an order says in them. */
function sayOf(
  services: Pick<Services, "catalogue" | "content">,
  { row, state }: LoadedOrder,
  item: string,
  dates: OrderMailText["dates"],
): FillOrderMail {
  const { contact, orderNo, totalPrice } = row;
  const { due } = state.money;
  const facts: Readonly<Record<MailedOrderFact, string | null>> = {
    "first-name": contact.first_name,
    customer: `${contact.first_name} ${contact.last_name}`,
    "order-no": orderNo,
    item,
    arrival: dates && formatDate(dates.delivery),
    total: formatMoney(totalPrice),
    due: due > 0 ? formatMoney(due) : null,
  };
  return (code, ...[own]) => fillMail(services, code, { ...facts, ...own } as FactsOf<typeof code>);
}

/** An order as its mails tell it; `catalogue` is that of when it was placed. */
export function orderMailText(
  services: Pick<Services, "catalogue" | "config" | "content" | "shopMoment">,
  catalogue: Catalogue,
  order: LoadedOrder,
  newLines: NewLines = { proofed: new Set(), awaited: new Set() },
): OrderMailText {
  const { row, lines, state } = order;
  const { contact } = row;
  const { shop } = services.catalogue.current().document;
  const { dates } = promiseOf(services, catalogue, order);
  const told = mailLines(catalogue, lines, newLines);
  return {
    orderNo: row.orderNo,
    contact,
    lines: told,
    subTotal: row.subTotal,
    couponDiscount: row.couponDiscount,
    pointDiscount: row.pointDiscount,
    shipping: row.shipping.method,
    shippingFee: row.shippingFee,
    total: row.totalPrice,
    due: state.money.due,
    payableNow: state.money.payableNow,
    hasDeposit: state.money.deposit !== null,
    paid: state.money.paid - state.money.refunded,
    dueOn: state.money.onAccount > 0 ? state.money.dueOn : null,
    // Money goes to the account of now, whatever it was then.
    bank: ownBankAccount(shop),
    takesCards:
      services.config.stripe !== null && rulesOf(shop).takesCards && isPayableByCard(state.money.payableNow),
    deliverTo: deliveryPlace(contact),
    dates,
    invoiceUrl: isDemonstrationShop(shop)
      ? null
      : services.config.shopOrigin + taxPaperPath(services, row, "invoice"),
    url: services.config.shopOrigin + orderPath(services, row),
    staffUrl: studioLink(services.config, `orders/${row.orderNo}`),
    say: sayOf(services, order, itemIn({ lines: told }), dates),
    reviewUrl: services.config.shopOrigin + (lines[0]?.originPath.split("?")[0] ?? "/"),
  };
}
