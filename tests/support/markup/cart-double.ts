import type { CallName } from "#contract/calls.ts";
import type { CartLine, CartPreferences } from "#domain/cart/cart.ts";
import { noPreferences } from "#domain/cart/cart.ts";
import { changeCounts } from "#domain/cart/change-counts.ts";
import { findCoupon } from "#domain/cart/coupon.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import { toDollars } from "#domain/money.ts";
import { cartToWire } from "#topics/cart/cart-to-wire.ts";
import { readOrderedProduct } from "#topics/pricing/ordered-product.ts";
import { pricingServices } from "./pricing-services.ts";
import { configuredAt } from "./configured-at.ts";

import { type Answering, granted, type PageCall, refused } from "./shop-double.ts";

interface KeptLine extends CartLine {
  readonly isRemoved: boolean;
}

const catalogue = pricingServices.catalogue.current();
const unknown = () => refused(404, "It is not in your cart.");

/** A cart in the shop's own words and prices, without its database; it begins with what some addresses configure. */
export class CartDouble {
  private lines: KeptLine[] = [];
  private preferences: CartPreferences = noPreferences;

  constructor(...addresses: readonly string[]) {
    addresses.forEach((address) => this.addLine(configuredAt(address), address, 0));
  }

  /** What answers the calls about it. */
  readonly answers = {
    "GET cart": () => this.answer(),
    "GET cart/count": () => granted({ count: this.shown().length }),
    "POST cart/add": ({ body }: PageCall) => this.add(body as object),
    "PATCH cart/items/:id": (call: PageCall) => this.change(call),
    "DELETE cart/items/:id": ({ path }: PageCall) => this.mark(path, true),
    "PUT cart/shipping": ({ body }: PageCall) => {
      const { shipping_method: shippingMethod } = body as { shipping_method: string };
      return this.prefer({ shippingMethod });
    },
    "POST cart/coupon": ({ body }: PageCall) => this.useCode((body as { coupon_code: string }).coupon_code),
    "GET quote/get/picture": () => granted({ svg: "", words: "The product" }),
  } satisfies Partial<Record<CallName, Answering>>;

  /** Takes everything out, as another tab does. */
  empty(): void {
    this.lines = [];
  }

  private shown(): readonly KeptLine[] {
    return this.lines.filter(({ isRemoved }) => !isRemoved);
  }

  private answer(): Response {
    const means = { balance: 0 };
    const cart = priceCart(catalogue, this.shown(), this.preferences, means, pricingServices.shopMoment());
    const lines = cart.lines.map((line) => ({ ...line, catalogue }));
    return granted(cartToWire(pricingServices, { ...cart, ok: true, lines, artwork: new Map() }));
  }

  private addLine(selection: CartLine["selection"], originPath: string, price: number): number {
    const id = this.lines.length + 1;
    this.lines.push({ id, selection, originPath, lastShownPrice: price, isRemoved: false });
    return id;
  }

  private add(body: object): Response {
    const product = readOrderedProduct(pricingServices, { ...body });
    if (!product.ok) return refused(422, "Please check what you chose.", product);
    const { selection, originPath, row } = product;
    const id = this.addLine(selection, originPath, row.price);
    const item = {
      id,
      name: catalogue.products.get(selection.productId)?.name,
      title: titleOf(catalogue, selection),
      summary: summaryOf(catalogue, selection),
      quantity: row.quantity,
      kinds: selection.sets.count ?? 1,
      price: toDollars(row.price),
    };
    return granted({ cart_item: item, count: this.shown().length, changed: false });
  }

  private change({ path, body }: PageCall): Response {
    const { quantity, kinds: sets, removed } = body as { quantity?: number; kinds?: number; removed?: false };
    if (removed === false) return this.mark(path, false);
    const line = this.lines.find((one) => path.endsWith(`/${one.id}`));
    if (line === undefined) return unknown();
    const changed = changeCounts(catalogue, line.selection, { quantity, sets });
    if (!changed.ok) return refused(422, "Please check what you chose.", { fields: changed.fields });
    this.replace({ ...line, selection: changed.selection });
    return this.answer();
  }

  private mark(path: string, isRemoved: boolean): Response {
    const line = this.lines.find((one) => path.endsWith(`/${one.id}`));
    if (line === undefined) return unknown();
    this.replace({ ...line, isRemoved });
    return this.answer();
  }

  private replace(line: KeptLine): void {
    this.lines = this.lines.map((one) => (one.id === line.id ? line : one));
  }

  private prefer(preferences: Partial<CartPreferences>): Response {
    this.preferences = { ...this.preferences, ...preferences };
    return this.answer();
  }

  private useCode(code: string): Response {
    if (code === "") return this.prefer({ couponCode: null });
    const coupon = findCoupon(catalogue, code);
    if (coupon !== null) return this.prefer({ couponCode: coupon.code });
    const coupon_code = "We do not know this code. Please check how it is written.";
    return refused(422, "Please check the code.", { fields: { coupon_code } });
  }
}
