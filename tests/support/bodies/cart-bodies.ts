import { expect } from "vitest";
import type { Browser } from "../server/people-shop.ts";

const common = { cutting_id: 1, finishing_id: 3, adhesive_id: 1, shape_id: 1, size: "50x50" };

/** Classic paper, die cut, 50 x 50 mm, as the page sends it: 25 pieces cost $20.00, 100 cost $57.00, 200 cost $97.00. */
export const classic = {
  ...common,
  product_id: 2,
  color_id: 1,
  quantity: 25,
  kinds: 1,
  origin_path: "/stickers/paper?product=classic-paper&quantity=25",
};

/** Art paper, which always ships free: 25 pieces cost $19.50. */
export const artPaper = {
  ...common,
  product_id: 1,
  finishing_id: 1,
  color_id: 1,
  quantity: 25,
  kinds: 1,
  origin_path: "/stickers/paper?product=art-paper&quantity=25",
};

/** Puts it into the browser's cart and answers what the call says of it. */
export async function put(browser: Browser, body: object) {
  const answer = await browser.post("cart/add", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{
    data: {
      cart_item: { id: number; title: string; price: number; artwork_path: string | null };
      count: number;
    };
  }>().data;
}

/** The browser's whole cart. */
export async function cartOf(browser: Browser) {
  const answer = await browser.get("cart");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: WireCart }>().data;
}

export interface WireCart {
  readonly cart_items: readonly {
    readonly id: number;
    readonly product_id: number;
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly price: number | null;
    readonly told_price: number;
    readonly quantity: number;
    readonly kinds: number;
    readonly message: string | null;
    readonly path: string | null;
    readonly picture: string;
    readonly quantities: readonly { readonly quantity: number; readonly price: number }[];
  }[];
  readonly count: number;
  readonly shipping: readonly { readonly method: string; readonly cost: number }[];
  readonly shipping_method: string | null;
  readonly coupon: { readonly code: string; readonly message: string | null } | null;
  readonly points: { readonly balance: number; readonly used: number };
  readonly sub_total: number;
  readonly coupon_discount: number;
  readonly point_discount: number;
  readonly shipping_fee: number;
  readonly total_price: number;
  readonly gst: number;
}
