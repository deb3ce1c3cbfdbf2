import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { accept, checkoutOf, issue, linked } from "#tests/support/bodies/quotation-bodies.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import {
  edited,
  ownCatalogueShop,
  priceAt,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

/** What 25 pieces of classic paper cost in each version: its smallest order. */
const prices = [32, 24, 44, 28, 36];

test("over five published versions a cart follows, a kept quotation and an order stay, an order again is today's; another node sells each within a second", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const other = await shop.otherNode();
  const buyer = openBrowser(shop.app);
  const link = await issue(buyer, classic);
  const kept = await linked(buyer, link);
  const owner = openBrowser(shop.app);
  await put(owner, classic);
  const { number } = await order(owner, { email: `${randomUUID()}@example.org` });
  const { total_price: total } = await orderOf(owner, number);
  const inCart = openBrowser(shop.app);
  await put(inCart, classic);

  const took: number[] = [];
  let was = "13.00";
  for (const price of prices) {
    await edited(browser, smallest(was, `$${price}`));
    was = `${price}.00`;
    await published(browser);
    const begun = performance.now();
    await until("The other node's price", async () => (await priceAt(other)) === price);
    took.push(performance.now() - begun);
    expect(await priceAt(shop.app)).toBe(price);
    expect((await cartOf(inCart)).cart_items[0]).toMatchObject({ price });
    expect(await linked(buyer, link)).toEqual({ ...kept, goods_today: price });
    expect((await orderOf(owner, number)).total_price).toBe(total);
    const again = (await owner.get(`order/${number}/again`)).json().data.items;
    expect(again).toMatchObject([{ was_price: 20, price }]);
  }
  // A machine that is busy may be late once.
  expect(Math.min(...took)).toBeLessThan(1_000);

  const { cart } = await checkoutOf(buyer, link);
  const accepted = await accept(buyer, link, cart.total_price);
  expect(accepted.statusCode, accepted.body).toBe(201);
  expect(cart.cart_items[0]).toMatchObject({ price: 20 });
});
