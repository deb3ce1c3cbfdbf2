import type { WireLinkedQuotation } from "./quotation-calls.ts";
import type { SubmittedForm } from "./request-use.ts";

/** What the page of a quotation is told. */
export interface QuotationPageUse {
  readonly quotation: WireLinkedQuotation;
  /** The key of its link. */
  readonly linkKey: string;
  /** Until when approval and payment bring the day that is promised now: "today 18:00". */
  readonly deadline: string;
  /** What makes its form safe to send twice. */
  readonly idempotencyKey: string;
  /** Why its form was refused; null where it was not. */
  readonly refused: string | null;
  /** A form about its request that was refused without a script. */
  readonly said: SubmittedForm | undefined;
}

/** The letterhead of the shop. */
export interface Letterhead {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The page itself, where its forms are sent. */
export function ownPath({ quotation, linkKey }: Pick<QuotationPageUse, "linkKey" | "quotation">): string {
  return `/q/${quotation.quotation_no}/${linkKey}`;
}

/** The checkout at the kept price. */
export function acceptPath({ quotation, linkKey }: Pick<QuotationPageUse, "linkKey" | "quotation">): string {
  return `/checkout?${new URLSearchParams({ quotation: quotation.quotation_no, key: linkKey })}`;
}

/** What a line looks like (at 0 and on), or the address as a QR code. */
export function quotedPicturePath(
  { quotation_no: number }: Pick<WireLinkedQuotation, "quotation_no">,
  key: string,
  what: number | "code",
): string {
  const place = what === "code" ? what : `pictures/${what + 1}`;
  return `/api/quotation/${number}/${place}?${new URLSearchParams({ key })}`;
}
