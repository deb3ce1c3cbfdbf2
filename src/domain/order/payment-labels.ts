import { formatMoney } from "#domain/money.ts";
import type { HappeningOf, OrderFact, PaymentWay } from "./order-fact.ts";

/** As the staff choose it. */
export const paymentWayNames: Readonly<Record<PaymentWay, string>> = {
  transfer: "Bank transfer",
  cash: "Cash",
  terminal: "Card, at the terminal",
};

/** "$119.50 was paid in cash, which pays for $119.53": the start of a sentence about a payment. */
export function arrivedText({ cents, provider, way, rounding = 0 }: HappeningOf<"paid">): string {
  if (provider !== undefined) return `${formatMoney(cents)} was paid by card`;
  if (way === "terminal") return `${formatMoney(cents)} was paid by card at the counter`;
  if (way !== "cash") return `${formatMoney(cents)} has arrived`;
  const handed = `${formatMoney(cents + rounding)} was paid in cash`;
  return rounding === 0 ? handed : `${handed}, which pays for ${formatMoney(cents)}`;
}

/** How a tax invoice says that it is paid, by the fact with which it was issued. Its sums are exact, whatever coins there are. */
export function paidNote(fact: OrderFact | undefined): string {
  if (fact?.kind !== "paid") return "Paid";
  const { cents, way, rounding = 0 } = fact;
  if (way === "terminal") return "Paid by card";
  if (way !== "cash") return "Paid";
  return rounding === 0 ? "Paid in cash" : `Paid in cash with ${formatMoney(cents + rounding)}`;
}
