import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatMoney, gstIn } from "#domain/money.ts";
import { heldPayments, waysBack } from "#domain/order/held-payments.ts";
import { taxPaperName } from "#domain/order/tax-papers.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { StaffOrder } from "./read-staff-order.ts";

type StudioOrder = StudioReplyTo<"GET orders/:order_no">;
type Labelled = StudioOrder["sums"][number];

/** Cents as they are typed: "65.00"; "" for nothing. */
function typedAmount(cents: number): string {
  return cents > 0 ? (cents / 100).toFixed(2) : "";
}

/** What it costs, and what has come of it. */
function sumsOf({ row, state }: ReadOrder): readonly Labelled[] {
  const { total, paid, refunded, due } = state.money;
  const sum = (label: string, cents: number): Labelled => ({ label, words: formatMoney(cents) });
  const { onAccount, dueOn, deposit } = state.money;
  const last = due < 0 ? sum("To give back", -due) : sum("To be paid", due);
  return [
    sum("Goods", row.subTotal),
    ...(row.couponDiscount > 0 ? [sum(`Coupon ${row.couponCode ?? ""}`.trim(), -row.couponDiscount)] : []),
    ...(row.pointDiscount > 0 ? [sum("Points", -row.pointDiscount)] : []),
    sum(`Shipping (${row.shipping.method})`, row.shippingFee),
    sum("Total", total),
    sum("of it GST", gstIn(total)),
    sum("Paid", paid),
    ...(refunded > 0 ? [sum("Given back", -refunded)] : []),
    ...(onAccount > 0 && dueOn !== null ? [sum(`On account, due ${formatDate(dueOn)}`, onAccount)] : []),
    ...(deposit === null ? [] : [sum("Deposit agreed", deposit)]),
    last,
  ];
}

/** Its tax invoices and credit notes. */
function papersOf({ order, paperPaths }: StaffOrder): StudioOrder["papers"] {
  return order.papers.map(({ kind, number, cents }, at) => ({
    label: taxPaperName(kind, number),
    words: formatMoney(cents),
    path: paperPaths[at] ?? "",
  }));
}

/** What came for it and can go back, each to where it can. */
function paymentsOf(
  { order: { row, state, facts }, takesCards }: StaffOrder,
  moment: (at: number) => string,
): StudioOrder["payments"] {
  const known = { hasAccount: row.customerId !== null, takesCards };
  return heldPayments(state, facts).map((payment) => ({
    reference: payment.reference,
    label: `${moment(payment.at)}, ${payment.provider === null ? payment.reference : "by card"}`,
    amount: formatMoney(payment.cents),
    held: formatMoney(payment.held),
    ways: waysBack(payment, known),
  }));
}

/** The money of an order, in words: what it costs, what came, what can go back, and its papers. */
export function moneyOf(
  staffOrder: StaffOrder,
  moment: (at: number) => string,
): Pick<StudioOrder, "due" | "owed" | "papers" | "payments" | "sums"> {
  const { due } = staffOrder.order.state.money;
  return {
    sums: sumsOf(staffOrder.order),
    due: typedAmount(due),
    owed: typedAmount(-due),
    payments: paymentsOf(staffOrder, moment),
    papers: papersOf(staffOrder),
  };
}
