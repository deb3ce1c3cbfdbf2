import type { Detail } from "#domain/detail.ts";

/** One item of the cart, in wire names; money in dollars. */
export interface CartItem {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  /** The thing itself: "Art paper stickers, die cut, 50 mm circle". */
  readonly title: string;
  readonly details: readonly Detail[];
  readonly summary: string;
  readonly quantity: number;
  readonly kinds: number;
  /** Null when it cannot be priced; `message` says why. */
  readonly price: number | null;
  readonly orig_price?: number;
  /** What makes it cheaper than `orig_price`, and its last day. */
  readonly promotion?: { readonly name: string; readonly ends_on: string };
  readonly told_price: number;
  readonly message: string | null;
  readonly quantities: readonly { readonly quantity: number; readonly price: number }[];
  readonly path: string | null;
  /** Query of its picture. */
  readonly picture: string;
}

export interface CartShipping {
  readonly method: string;
  readonly cost: number;
  readonly shipping_date: { readonly quote_page: string };
}

export interface Cart {
  readonly cart_items: readonly CartItem[];
  readonly count: number;
  readonly shipping: readonly CartShipping[];
  readonly shipping_method: string | null;
  readonly free_shipping_from: number;
  readonly coupon: { readonly code: string; readonly name: string; readonly message: string | null } | null;
  readonly points: {
    readonly balance: number;
    readonly wished: number;
    readonly used: number;
    readonly value: number;
  };
  readonly sub_total: number;
  readonly coupon_discount: number;
  readonly point_discount: number;
  readonly shipping_fee: number;
  readonly total_price: number;
  readonly gst: number;
}

export interface Added {
  readonly cart_item: {
    readonly id: number;
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly quantity: number;
    readonly kinds: number;
    readonly price: number;
  };
  readonly count: number;
  readonly changed: boolean;
}
