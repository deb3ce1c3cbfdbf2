import type { Detail } from "#domain/detail.ts";

/** A product that is compared, as `GET compare` answers it. */
export interface ComparedType {
  readonly key: string;
  readonly product: string;
  readonly title: string;
  readonly details: readonly Detail[];
  readonly pieces: number;
  /** Dollars for all sets together; null when it has no price now. */
  readonly price: number | null;
  readonly orig_price?: number;
  /** What makes it cheaper than `orig_price`, and its last day. */
  readonly promotion?: { readonly name: string; readonly ends_on: string };
  readonly shipping: { readonly cost: number; readonly quote_page: string } | null;
  /** Why it has no price. */
  readonly reason: string | null;
  readonly link: string | null;
  /** The body of `cart/add`. */
  readonly quote_data: Readonly<Record<string, unknown>> | null;
  readonly picture: { readonly svg: string; readonly words: string };
}

/** What came of putting a compared product into the cart; the sentence is said on the page. */
export interface Ordered {
  readonly ok: boolean;
  readonly message: string;
  /** False when no answer came: then it may have been put there all the same. */
  readonly answered: boolean;
  /** The price is no longer the one that was shown. */
  readonly changed?: boolean;
}

/** Puts a compared product into the cart; `writeKey` makes it safe to send again. */
export type OrderType = (type: ComparedType, writeKey: string) => Promise<Ordered>;
