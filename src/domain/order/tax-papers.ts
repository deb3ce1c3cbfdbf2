import { type Cents, gstIn } from "#domain/money.ts";
import type { OrderState } from "./order-state.ts";

/** A tax invoice says what was supplied for how much; a credit note takes some of it back. */
export type TaxPaperKind = "invoice" | "credit-note";

/** What a paper says of money: both are above 0. */
export interface TaxPaperSum {
  readonly kind: TaxPaperKind;
  readonly cents: Cents;
}

/** What all papers of an order come to. */
function netOf(papers: readonly TaxPaperSum[]): Cents {
  return papers.reduce((sum, { kind, cents }) => sum + (kind === "invoice" ? cents : -cents), 0);
}

/**
 * The paper that is due where an order stands; null where none is. An invoice once all of it is paid or on account, a credit note when less of it is
 * kept than its papers come to: what was paid too much and went back was never on one (decision 212).
 */
export function taxPaperDue(
  { money }: Pick<OrderState, "money">,
  papers: readonly TaxPaperSum[],
): TaxPaperSum | null {
  const net = netOf(papers);
  const kept = Math.min(money.total, money.paid - money.refunded + money.onAccount);
  if (kept === money.total && net < kept) return { kind: "invoice", cents: kept - net };
  return net > kept ? { kind: "credit-note", cents: net - kept } : null;
}

/**
 * The GST inside a paper: with it that of all papers of the order is the GST of what they come to, however many parts were given back or
 * paid. `before`: the papers that were issued before, with theirs.
 */
export function taxPaperGst(
  due: TaxPaperSum,
  before: readonly (TaxPaperSum & { readonly gst: Cents })[],
): Cents {
  const net = netOf([...before, due]);
  const gst = before.reduce((sum, paper) => sum + (paper.kind === "invoice" ? paper.gst : -paper.gst), 0);
  return due.kind === "invoice" ? gstIn(net) - gst : gst - gstIn(net);
}

const prefixes = { invoice: "INV", "credit-note": "CN" } as const;

/** "INV-000012": as it stands on the paper. */
export function taxPaperNumber(kind: TaxPaperKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, "0")}`;
}

/** "Tax invoice INV-000012". */
export function taxPaperName(kind: TaxPaperKind, number: number): string {
  return `${kind === "invoice" ? "Tax invoice" : "Credit note"} ${taxPaperNumber(kind, number)}`;
}
