import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import type { ProblemKind, ProblemRemedy } from "./problem/problem-labels.ts";
import type { Amendment } from "./amend/amendment.ts";
import type { OrderCorrection } from "./correct/correction.ts";
import type { ProofPin } from "./proof/pin.ts";
import type { GivenBackWay } from "./given-back-ways.ts";
import type { SubmittedArtwork } from "./proof/submitted-artwork.ts";

/** Who brought a fact: the customer, a person of the shop, or the shop's own clock. */
export type Recorder = "customer" | "shop" | "clock";

/** Who takes payments for the shop. */
export type PaymentProvider = "stripe";

/** How the staff took an order that they placed for a customer. */
export const takenWays = ["telephone", "counter"] as const;
export type TakenWay = (typeof takenWays)[number];

/** How money came that nobody took for the shop. A terminal is the shop's own, on the counter. */
export const paymentWays = ["transfer", "cash", "terminal"] as const;
export type PaymentWay = (typeof paymentWays)[number];

interface Recorded {
  /** Rises in the order in which facts were recorded. */
  readonly id: number;
  /** The instant, in milliseconds since 1970. */
  readonly at: number;
  readonly by: Recorder;
}

/** Which proof: the line of the order, from 1, and its version, from 1. */
export interface ProofVersion {
  readonly line: number;
  readonly version: number;
}

/** Money that came or went: what the bank, or whoever took it, calls it; the same reference twice is one payment. */
interface Booking {
  readonly cents: Cents;
  readonly reference: string;
}

/** Something about money that a person of the shop has to look at. It counts for nothing: what came and went is told beside it. */
interface PaymentQuestion {
  /**
   * Paid in another currency, or another amount than was asked for; a refund of more than was paid; a payment that the card's owner
   * disputes. "refund-failed": a refund that came back, as it was told before that was a fact of its own.
   */
  readonly why: "currency" | "amount" | "refund-too-large" | "refund-failed" | "disputed";
  /** Hundredths of the currency. */
  readonly cents: number;
  /** As ISO 4217 writes it: "NZD". */
  readonly currency: string;
  readonly reference: string;
}

/** What each kind of fact says. */
interface Told {
  /** `way`: the staff placed it for the customer. */
  readonly placed: { readonly way?: TakenWay };
  /**
   * `provider`: who took it. `way`: how it came otherwise, where that is known. `rounding`: how much more than `cents` was handed over in
   * cash, below 0 less (decision 312).
   */
  readonly paid: Booking & {
    readonly provider?: PaymentProvider;
    readonly way?: PaymentWay;
    readonly rounding?: Cents;
  };
  /** `payment`: the reference of the payment it was given back from; `way`: how, where nobody who took it did that. */
  readonly refunded: Booking & {
    readonly provider?: PaymentProvider;
    readonly payment?: string;
    readonly way?: Exclude<GivenBackWay, "card">;
  };
  /** Money that was given back, by its reference, has come back to the shop: it counts no more, and is still owed. */
  readonly "refund-failed": Booking & { readonly provider?: PaymentProvider };
  readonly "payment-questioned": PaymentQuestion;
  /** So much of it is sold on account: it is made without that money, which is to be paid by a day. */
  readonly "credit-granted": { readonly cents: Cents; readonly dueOn: CalendarDate };
  /** It is made once so much is paid, and leaves when the rest is. The newest counts. */
  readonly "deposit-agreed": { readonly cents: Cents };
  /** `sha256`: of everything that is printed and cut; what is approved is exactly this. `amendment`: in another size or quantity. */
  readonly "proof-made": ProofVersion & {
    readonly sha256: string;
    readonly note: string;
    readonly amendment?: Amendment;
  };
  /** Its next proof is not made by itself: a person looks at its print file first. `sha256`: of what would have been proofed. */
  readonly "proof-held": { readonly line: number; readonly sha256: string };
  /** In words, at pins on its pictures, or both; without pins none are said. */
  readonly "change-asked": ProofVersion & { readonly words: string; readonly pins?: readonly ProofPin[] };
  readonly "proof-approved": ProofVersion & { readonly sha256: string };
  /** Other files for a line (from 1); `places` are those of its places that they are for, from 0. */
  readonly "artwork-sent": SubmittedArtwork & {
    readonly line: number;
    readonly places: readonly number[];
    /** The shop has put it in: also in place of what was looked at or approved, and a person sends its proof. */
    readonly isOurs?: true;
    /** What the shop says of it; left out where it says nothing. */
    readonly note?: string;
  };
  /** What was ordered, where it goes or what it costs was put right. */
  readonly corrected: OrderCorrection;
  readonly "production-started": unknown;
  readonly dispatched: { readonly carrier: string; readonly tracking: string };
  readonly delivered: unknown;
  /** Between customer and shop, whoever recorded it; it changes nothing of where the order stands. */
  readonly message: { readonly words: string };
  /** Something is wrong with what was sent. `pictures`: ids of those that were sent along. */
  readonly "problem-reported": {
    readonly kinds: readonly ProblemKind[];
    readonly words: string;
    readonly pictures: readonly string[];
  };
  /** What the shop does about it. `problem`: which of the order's, from 1. */
  readonly "problem-answered": {
    readonly problem: number;
    readonly remedy: ProblemRemedy;
    readonly words: string;
  };
  readonly cancelled: { readonly reason: string };
  readonly lapsed: unknown;
  readonly revived: unknown;
}

export type FactKind = keyof Told;

/** Something of a kind that has happened to an order, without when and by whom. */
export type HappeningOf<Kind extends FactKind> = {
  [Each in Kind]: { readonly kind: Each } & Told[Each];
}[Kind];

/** What has happened to an order. A fact is never changed nor taken back: what undoes it is another one (decision 223). */
export type Happening = HappeningOf<FactKind>;

export type OrderFact = Recorded & Happening;

/** What an order is, as it was placed: nothing of it ever changes. */
export interface PlacedOrder {
  /** Lines of it, each with a proof of its own. */
  readonly lines: number;
  /** Those of them, from 1, for which nothing is made: they need no proof. At least one line is made. */
  readonly charges?: ReadonlySet<number>;
  readonly totalCents: Cents;
}

/** What was placed, by its lines: of those that say so nothing is made. */
export function placedOf(totalCents: Cents, lines: readonly { readonly written?: string }[]): PlacedOrder {
  const charges = lines.flatMap(({ written }, at) => (written === "charge" ? [at + 1] : []));
  return { lines: lines.length, totalCents, charges: new Set(charges) };
}
