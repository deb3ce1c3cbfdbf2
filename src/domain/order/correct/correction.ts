import type { OrderDays } from "#domain/deliver/order-dates.ts";
import type { Cents } from "#domain/money.ts";
import type { WrittenAs } from "#domain/quotation/quotation.ts";
import type { AmendedLine } from "../amend/amendment.ts";
import { type SubmittedArtwork, withSubmittedArtwork } from "../proof/submitted-artwork.ts";

/** What of whom an order is for, and where it goes, a correction changes. The address mails go to is never one of them. */
export type CorrectedPart = "name" | "phone" | "delivery" | "billing" | "po-number" | "instructions";

/** What a correction changes of the sums of an order, in cents; below 0 it is less. */
export interface SumChanges {
  readonly goodsCents: Cents;
  readonly couponCents: Cents;
  readonly pointCents: Cents;
  readonly shippingCents: Cents;
}

/** A way of shipping, with its working days. */
export interface CorrectedShipping extends OrderDays {
  readonly method: string;
}

/** A line that was added to an order after it was placed: goods, or a charge; an allowance is a charge below 0. */
export interface LaterLine extends AmendedLine {
  readonly product: string;
  readonly originPath: string;
  /** Ids its page sent beside the product; none where it was added by hand. */
  readonly submission: Readonly<Record<string, never>>;
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
  readonly written?: WrittenAs;
}

/** A line (from 1) that is another one now, or none. */
export interface OrderedAnew {
  readonly line: number;
  readonly now: AmendedLine | "removed";
  /** What an approval of it stands for from now on; null where a new proof is needed. */
  readonly approvedSha256: string | null;
}

/** What was put right about a placed order. Numbers of lines never shift: what is removed keeps its own, what is added comes last. */
export interface OrderCorrection {
  /** By which the same correction sent twice is one. */
  readonly key: string;
  /** Why, as its customer reads it. */
  readonly reason: string;
  readonly contact: readonly CorrectedPart[];
  readonly lines: readonly OrderedAnew[];
  readonly added: readonly LaterLine[];
  /** Null where it stays. */
  readonly shipping: CorrectedShipping | null;
  readonly sums: SumChanges;
}

/** What an order costs more with changes of its sums; below 0 it costs less. */
export function costsMore({ goodsCents, couponCents, pointCents, shippingCents }: SumChanges): Cents {
  return goodsCents - couponCents - pointCents + shippingCents;
}

/** Nothing is changed. */
export const sameSums: SumChanges = { goodsCents: 0, couponCents: 0, pointCents: 0, shippingCents: 0 };

/** A correction of whom an order is for, and of nothing else. */
export function contactOnly(key: string, contact: readonly CorrectedPart[]): OrderCorrection {
  return { key, reason: "", contact, lines: [], added: [], shipping: null, sums: sameSums };
}

/** Changes of the sums of an order, one after the other. */
export function bothChanges(one: SumChanges, other: Partial<SumChanges>): SumChanges {
  return {
    goodsCents: one.goodsCents + (other.goodsCents ?? 0),
    couponCents: one.couponCents + (other.couponCents ?? 0),
    pointCents: one.pointCents + (other.pointCents ?? 0),
    shippingCents: one.shippingCents + (other.shippingCents ?? 0),
  };
}

/** What has become of a line since it was placed. */
export type LineChange =
  | { readonly kind: "artwork"; readonly sent: SubmittedArtwork }
  | { readonly kind: "line"; readonly line: AmendedLine }
  | { readonly kind: "removed" };

/** A line of an order as far as anything changes it. */
interface ChangeableLine<Selection> {
  readonly price: Cents;
  readonly selection: Selection;
  readonly files: Readonly<Record<string, string>>;
  readonly selectionHash: string;
  readonly written?: WrittenAs;
  readonly isRemoved?: true;
}

/** A line with everything that has become of it, the oldest first. One that was removed is there still: nothing is made for it, and it costs nothing. */
export function withLineChanges<Selection, Line extends ChangeableLine<Selection>>(
  placed: Line,
  changes: readonly LineChange[],
): Line {
  return changes.reduce<Line>((line, change) => {
    if (change.kind === "artwork") return withSubmittedArtwork(line, change.sent);
    if (change.kind === "line") return { ...line, ...change.line };
    return { ...line, price: 0, priceLines: [], written: "charge", isRemoved: true };
  }, placed);
}
