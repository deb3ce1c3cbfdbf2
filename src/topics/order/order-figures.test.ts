import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Happening } from "#domain/order/order-fact.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { makeProof, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { listOlderOrders } from "./list-anew.ts";
import { recordFact } from "./record-fact.ts";

const shop = sharedShop();

async function ordered(email: string, bodies: readonly object[] = [{ ...classic, quantity: 100 }]) {
  const browser = openBrowser(shop.app);
  for (const body of bodies) await put(browser, body);
  return (await order(browser, { email })).number;
}

async function shopSays(number: string, happening: Happening, by: "shop" | "customer" = "shop") {
  expect(await recordFact(shop.services, number, { happening, by })).toMatchObject({ ok: true });
}

async function figures(number: string) {
  const [row] = await shop.sql(`select nth, goods_total, cost, paid_at is not null as is_paid,
      (select coalesce(array_agg(concat_ws(' ', line, product, price, cost, pieces, stock, size) order by line), '{}')
        from order_line where order_id = shop_order.id) as lines,
      (sent_at, sent_on) = (select recorded_at, (recorded_at at time zone 'Pacific/Auckland')::date from order_fact
        where order_id = shop_order.id and kind = 'dispatched') as is_sent
    from shop_order where order_no = '${number}'`);
  return row;
}

test("an order has its figures from its first moment, and those of each fact since", async () => {
  const number = await ordered(`${randomUUID()}@example.org`);
  // $57.00 of goods at a cost of $14.23, and $8.00 of shipping.
  const placed = {
    nth: 1,
    goods_total: 5_700,
    cost: 1_423,
    lines: ["1 Classic Paper 5700 1423 100 Classic Paper, Uncoated 50 x 50 mm"],
  };
  expect(await figures(number)).toMatchObject({ ...placed, is_paid: false, is_sent: null });
  await makeProof(shop, number);
  await shopSays(number, { kind: "proof-approved", line: 1, version: 1, sha256: proofHash(1) }, "customer");
  await pay(shop, number, 6_500, randomUUID());
  await shopSays(number, { kind: "production-started" });
  expect(await figures(number)).toMatchObject({ ...placed, is_paid: true, is_sent: null });
  await shopSays(number, { kind: "dispatched", carrier: "NZ Post", tracking: "" });
  expect(await figures(number)).toMatchObject({ ...placed, is_paid: true, is_sent: true });
});

test("which order of its address it was stays; one that is given up has no lines any more", async () => {
  const email = `${randomUUID()}@example.org`;
  const [first, second] = [await ordered(email), await ordered(email, [classic, artPaper])];
  expect([(await figures(first))?.nth, (await figures(second))?.nth]).toEqual([1, 2]);
  await shopSays(first, { kind: "cancelled", reason: "Twice" });
  expect(await figures(first)).toMatchObject({ nth: 1, lines: [] });
  await shop.sql(
    `update shop_order set contact = contact || '{"email": "nobody"}' where order_no = '${first}'`,
  );
  await shop.sql(`update shop_order set listed_by = 0 where order_no = '${second}'`);
  await listOlderOrders(shop.services);
  expect(await figures(second)).toMatchObject({
    nth: 2,
    lines: [expect.stringContaining("1 Classic"), expect.stringContaining("2 Art")],
  });
});

test("orders of an earlier program get their figures at a start; goods in a person's words have no cost", async () => {
  const email = `${randomUUID()}@example.org`;
  const [first, second] = [await ordered(email), await ordered(email)];
  const before = [await figures(first), await figures(second)];
  await shop.sql(`update shop_order set listed_by = 0, nth = 0, goods_total = 0, cost = null, paid_at = null
    where contact->>'email' = '${email}'`);
  await listOlderOrders(shop.services);
  expect([await figures(first), await figures(second)]).toEqual(before);
  await shop.sql(`update shop_order set listed_by = 0,
    items = jsonb_set(items, '{0,written}', '"goods"') where order_no = '${first}'`);
  await listOlderOrders(shop.services);
  expect(await figures(first)).toMatchObject({ cost: null, lines: ["1 Classic Paper 5700 100"] });
  await shop.sql(`update shop_order set listed_by = 0,
    items = jsonb_set(items, '{0,written}', '"charge"') where order_no = '${first}'`);
  await listOlderOrders(shop.services);
  expect(await figures(first)).toMatchObject({ lines: ["1 Classic Paper 5700 0 0"] });
});
