import type { Cents } from "#domain/money.ts";
import type { AwayWhy } from "./provider-away.ts";

/** Where the goods go, within New Zealand. */
export interface PaymentPlace {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

/** What a payment is begun with. The same words under the same key begin one payment, however often they are sent. */
export interface PaymentToBegin {
  readonly orderNo: string;
  /** Of the order, from 1: a new one after the last has ended. */
  readonly attempt: number;
  readonly cents: Cents;
  readonly email: string;
  /** Where the goods go: who lends the money of a purchase asks for it. */
  readonly shipping: PaymentPlace;
  /** Kept with the attempt, in milliseconds of the world's clock: asked again, it must not be another. */
  readonly expiresAt: number;
  /** Addresses of the order's page: after paying, and for who goes back without. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** A payment that was begun: what its provider calls it, and the page where it is paid. */
export interface BegunPayment {
  readonly session: string;
  readonly url: string;
}

/** Money as its provider tells it: hundredths of a currency of ISO 4217, by what it is called there. */
export interface ReportedPayment {
  readonly cents: number;
  readonly currency: string;
  readonly reference: string;
}

/** How things stand at the provider, asked just now: never what a message said, which may be late or out of order (decision 210). */
export interface PaymentNews {
  readonly orderNo: string;
  /** The begun payment it is about, and whether it can still be paid; null where it is about money alone. */
  readonly begun: { readonly session: string; readonly isOpen: boolean } | null;
  readonly paid: ReportedPayment | null;
  /** Given back of `paid`, done or come back. */
  readonly refund: (ReportedPayment & { readonly state: "done" | "failed" }) | null;
  /** The card's owner says that it was not theirs. */
  readonly isDisputed: boolean;
}

/** A message of the provider that is truly theirs; `news` is null where it is about nothing of the shop's. */
export interface ProviderMessage {
  readonly id: string;
  readonly news: PaymentNews | null;
}

/** `payment`: the reference of what was paid. `key`: the same one is one refund. */
export interface RefundToMake {
  readonly payment: string;
  readonly cents: Cents;
  readonly key: string;
}

/** `late`: it is on its way and told by a message. `key-used`: another amount was given back under the key. */
export type MadeRefund =
  | { readonly ok: true; readonly state: "done" | "late"; readonly reference: string }
  | { readonly ok: false; readonly why: "too-large" | "key-used" };

/** Who takes cards for the shop. Every function asks the provider, and throws `ProviderAway` where there is no answer to be had. */
export interface PaymentPort {
  /** Null where it was begun before with other words, and nobody was told of its page. */
  begin(payment: PaymentToBegin): Promise<BegunPayment | null>;
  /** How a begun payment stands. */
  look(session: string): Promise<PaymentNews | null>;
  /** Ends a begun payment, so that nobody pays it any more; answers how it stands: it may have been paid. */
  end(session: string): Promise<PaymentNews | null>;
  /** Resolves where the provider answers and takes the shop's key. */
  check(): Promise<void>;
  /** Reads a message by its bytes and its signature; null where it is not the provider's. */
  confirm(body: Buffer, signature: string): Promise<ProviderMessage | null>;
  refund(refund: RefundToMake): Promise<MadeRefund>;
  /** Why the last question was refused, where that is for the shop's owner to mend; null where it was answered, or nothing was asked. Asks nobody. */
  lastRefusal(): Exclude<AwayWhy, "away"> | null;
}
