import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { anOrder } from "#domain/catalogue/words/mail-kinds.ts";
import type { FactsOf, MailCode } from "#domain/catalogue/words/shop-mails.ts";
import type { FilledMail } from "#domain/content/mail-words.ts";
import { type Cents, formatMoney, gstIn } from "#domain/money.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { OrderPlace } from "#domain/order/order-places.ts";
import type { PromisedDates } from "#domain/order/promised-dates.ts";
import { quantityText, type WrittenAs } from "#domain/quotation/quotation.ts";
import type { EmailDetail } from "#platform/mail/email.ts";

/** What an order tells each of its mails. */
export type MailedOrderFact = (typeof anOrder)[number] | "customer";
export type OrderMailCode = {
  [Code in MailCode]: "due" extends keyof FactsOf<Code> ? Code : never;
}[MailCode];
type OwnFacts<Code extends MailCode> = Omit<FactsOf<Code>, MailedOrderFact>;
/** A mail in the shop's words, with what it knows beside the order. */
export type FillOrderMail = <Code extends OrderMailCode>(
  code: Code,
  ...own: keyof OwnFacts<Code> extends never ? [] : [OwnFacts<Code>]
) => FilledMail;

/** An order as its mails tell it; money in cents. */
export interface OrderMailText {
  readonly orderNo: string;
  /** As it was typed at the checkout. */
  readonly contact: CheckoutForm;
  readonly lines: readonly {
    readonly title: string;
    /** All that was bought, with its price; null of a line in the staff's own words. */
    readonly sentence: string | null;
    readonly quantity: number;
    readonly sets: number;
    readonly price: Cents;
    /** Its files need no mending: its proof follows without a person. */
    readonly isProofed: boolean;
    /** It waits for the customer's artwork. */
    readonly isAwaited: boolean;
    /** Nothing is made for it: it has no proof. */
    readonly written?: WrittenAs | undefined;
  }[];
  readonly subTotal: Cents;
  readonly couponDiscount: Cents;
  readonly pointDiscount: Cents;
  readonly shipping: string;
  readonly shippingFee: Cents;
  readonly total: Cents;
  /** Still to be paid; below 0 it is to be given back. */
  readonly due: Cents;
  /** What is to be paid next: the deposit while that is not paid. */
  readonly payableNow: Cents;
  /** A deposit was agreed: the rest is paid before it leaves. */
  readonly hasDeposit: boolean;
  readonly paid: Cents;
  /** By when it is paid, where it is on account; else null. */
  readonly dueOn: CalendarDate | null;
  readonly bank: NonNullable<Shop["bankAccount"]> | null;
  /** It can be paid by card, on its page. */
  readonly takesCards: boolean;
  readonly deliverTo: OrderPlace;
  /** As if approved and paid now, until it is. */
  readonly dates: PromisedDates | null;
  /** The PDF of its tax invoice, which is there once all is paid; null while the shop cannot issue one. */
  readonly invoiceUrl: string | null;
  /** Its page, with its key. */
  readonly url: string;
  /** Its page for the staff; null where the studio is closed. */
  readonly staffUrl: string | null;
  /** One of its mails, in the shop's words (decision 426). */
  readonly say: FillOrderMail;
  /** Where what was ordered is reviewed: the page of its first line. */
  readonly reviewUrl: string;
}

/** The thing itself, in a line: "Art paper stickers, die cut, 50 mm circle, and 2 more". */
export function itemIn({ lines: [first, ...more] }: Pick<OrderMailText, "lines">): string {
  return `${first?.title ?? ""}${more.length === 0 ? "" : `, and ${more.length} more`}`;
}

/** Every line with its quantity and price, then the sums. */
export function orderedDetails(order: OrderMailText): readonly EmailDetail[] {
  const { couponDiscount, pointDiscount, shipping, shippingFee, total } = order;
  const sum = (label: string, cents: Cents) => ({ label, value: formatMoney(cents) });
  return [
    { label: "Order", value: order.orderNo },
    ...order.lines.map((line, at) => ({
      label: order.lines.length === 1 ? "Item" : `Item ${at + 1}`,
      value: `${line.title}\n${line.sentence ?? `${quantityText(line)}, ${formatMoney(line.price)}`}`,
    })),
    ...(couponDiscount > 0 ? [sum("Coupon", -couponDiscount)] : []),
    ...(pointDiscount > 0 ? [sum("Points", -pointDiscount)] : []),
    { label: `Shipping (${shipping})`, value: shippingFee === 0 ? "Free" : formatMoney(shippingFee) },
    { label: "Total", value: `${formatMoney(total)}, including ${formatMoney(gstIn(total))} GST` },
  ];
}

/** Where it goes, as on a letter. */
export function deliveryDetail({
  deliverTo: { name, lines },
}: Pick<OrderMailText, "deliverTo">): EmailDetail {
  return { label: "Delivered to", value: [name, ...lines].join("\n") };
}

/** How to pay what is due by bank transfer; empty where nothing is. */
export function paymentDetails({
  due,
  payableNow,
  bank,
  orderNo,
  dueOn,
}: OrderMailText): readonly EmailDetail[] {
  if (due <= 0 || bank === null) return [];
  return [
    ...(dueOn === null ? [] : [{ label: "On account", value: `due ${formatDate(dueOn)}` }]),
    { label: "To pay", value: formatMoney(dueOn === null ? payableNow : due) },
    { label: "Account", value: `${bank.number}\n${bank.name}` },
    { label: "Reference", value: orderNo },
  ];
}

/** When the rest of an order with a deposit is paid; "" where there is none, and on account. */
export function restWords({ due, payableNow, hasDeposit, dueOn }: OrderMailText): string {
  if (!hasDeposit || due <= 0 || dueOn !== null) return "";
  const rest = payableNow < due ? due - payableNow : due;
  return `The rest of ${formatMoney(rest)} is paid before it leaves us.`;
}

/** What is still to be paid, and by when where a deposit is enough to begin with. */
export function stillToPayWords(order: OrderMailText): string {
  const { due, payableNow, dueOn } = order;
  const rest = restWords(order);
  if (dueOn !== null) return `${formatMoney(due)} is to be paid by ${formatDate(dueOn)}.`;
  if (payableNow < due)
    return `${formatMoney(payableNow)} of the deposit is still to be paid before we make it. ${rest}`;
  return `${formatMoney(due)} is still to be paid${rest === "" ? "" : " before it leaves us"}.`;
}

/** The tax invoice of an order that is paid or on account; empty where nothing was to be paid. */
export function invoiceDetail({ due, dueOn, total, invoiceUrl }: OrderMailText): readonly EmailDetail[] {
  if ((due > 0 && dueOn === null) || total === 0) return [];
  return invoiceUrl === null
    ? [{ label: "Tax invoice", value: "Follows by email" }]
    : [{ label: "Tax invoice", value: "Open the PDF", url: invoiceUrl }];
}

/** "with you by Thu 3 December". */
export function withYouBy({ dates }: Pick<OrderMailText, "dates">): string | null {
  return dates && `with you by ${formatDate(dates.delivery)}`;
}

type MailLine = OrderMailText["lines"][number];

/** What is asked of a customer who has ordered without files; empty where nothing is. */
function artworkWords(lines: readonly MailLine[]): string {
  const awaited = lines.filter(({ isAwaited }) => isAwaited).length;
  if (awaited === 0) return "";
  const which = awaited === lines.length ? "" : ` for ${awaited} of your items`;
  return `We need your artwork${which}: please send it on the page of your order, and ${awaited === 1 ? "its proof follows" : "the proofs follow"}. `;
}

/** What becomes of the proofs of a new order: those of files that need no mending follow within minutes, and without a file there is none. */
export function proofWords({ lines: all, due, payableNow, dueOn }: OrderMailText): string {
  const lines = all.filter(({ written }) => written !== "charge");
  const money = payableNow < due ? "deposit" : "payment";
  const paid = due > 0 && dueOn === null ? ` and your ${money} is here` : "";
  const artwork = artworkWords(lines);
  const soon = lines.filter(({ isProofed }) => isProofed).length;
  if (soon === 0 && artwork !== "") return `${artwork}We make it when you have approved every proof${paid}.`;
  if (soon === 0) return `We send you a proof of every item, and make it when you have approved it${paid}.`;
  const which =
    soon === lines.length
      ? `Your ${soon === 1 ? "proof follows" : "proofs follow"} by email in a few minutes`
      : `The ${soon === 1 ? "first proof follows" : `proofs of ${soon} items follow`} by email in a few minutes, the others later`;
  return `${artwork}${which}: please look closely, for we print exactly what a proof shows. We start when you have approved it${paid}.`;
}
