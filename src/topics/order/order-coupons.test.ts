import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: uses of a coupon are counted. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

const usedUp = "You have used this code 3 times, as often as one customer can.";

/** Races for the last use; each is a chance to be wrong. */
const ROUNDS = 10;

/** $57.00 of goods, or more, with FIRSTPEEL, which one customer may use three times. */
async function fill(browser: Browser, quantity = 100) {
  const { cart_item } = await put(browser, { ...classic, quantity });
  const applied = await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  return { id: cart_item.id, applied };
}

async function quote(browser: Browser, id: number) {
  const answer = await browser.post("quote/create/quotation", { quotations: [{ cart_item_id: id }] });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: { quotation_no: string } }>().data.quotation_no;
}

function shopper() {
  return { browser: openBrowser(shop.app), email: `${randomUUID()}@example.org` };
}

test("an order takes over the use of the quotation that says the same", async () => {
  const { browser, email } = shopper();
  for (const quantity of [100, 200]) {
    const { id } = await fill(browser, quantity);
    await quote(browser, id);
    await browser.post("cart/points", { points: 0 });
    await order(browser, { email });
  }
  expect((await fill(browser, 500)).applied.statusCode).toBe(200);
  await order(browser, { email });
  const fourth = await fill(browser, 100);
  expect([fourth.applied.statusCode, fourth.applied.json().error.fields.coupon_code]).toEqual([422, usedUp]);
});

test("a quotation of another day gives its use to the order of the same goods; one of other goods keeps its own", async () => {
  const { browser, email } = shopper();
  const { id } = await fill(browser);
  const quoted = await quote(browser, id);
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 200 });
  const other = await quote(browser, id);
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 100 });
  await shop.sql(
    `update quotation set issue_date = '2027-03-01' where quotation_no in ('${quoted}', '${other}')`,
  );
  const { number } = await order(browser, { email });
  expect(
    await shop.sql(`select quotation_no from shop_order o join quotation q on q.id = o.quotation_id
      where order_no = '${number}'`),
  ).toEqual([{ quotation_no: quoted }]);
  expect((await fill(browser, 500)).applied.statusCode).toBe(200);
  await order(browser, { email });
  expect((await fill(browser)).applied.json().error.fields).toEqual({ coupon_code: usedUp });
});

test("what was ordered from a quotation is no use of the next cart that says the same", async () => {
  const { browser, email } = shopper();
  const numbers: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await fill(browser);
    numbers.push(await quote(browser, id));
    await order(browser, { email });
  }
  expect(new Set(numbers).size).toBe(3);
  const { id } = await fill(browser);
  expect(await cartOf(browser)).toMatchObject({ coupon_discount: 0 });
  expect(numbers).not.toContain(await quote(browser, id));
});

test("who comes back as new guests, or as a member, has used what was ordered with their address", async () => {
  const { email } = shopper();
  for (const typed of [email, email.toUpperCase(), email]) {
    const { browser } = shopper();
    await fill(browser);
    await order(browser, { email: typed });
  }
  const { browser } = shopper();
  expect((await fill(browser)).applied.statusCode).toBe(200);
  const { total_price: total, coupon_discount: discount } = await cartOf(browser);
  const late = await sendOrder(browser, total, { email });
  expect(late.statusCode, late.body).toBe(409);
  expect(late.json().error).toMatchObject({
    fields: { coupon_code: usedUp },
    shown: { total_price: total },
    now: { total_price: total + discount },
  });
  const [row] = await shop.sql(
    `select count(*)::int as n from shop_order where contact->>'email' = '${email}'`,
  );
  expect(row?.["n"]).toBe(3);
});

test("a guest cannot order with a member's address: what the member has used stays theirs", async () => {
  const member = somebody();
  const signedIn = await signUp(shop, member, "192.0.2.81");
  for (let n = 0; n < 3; n += 1) {
    await fill(signedIn);
    // A member's orders are written to their account's address.
    await order(signedIn, { email: shopper().email });
  }
  expect((await fill(signedIn)).applied.json().error.fields).toEqual({ coupon_code: usedUp });
  const { browser } = shopper();
  await fill(browser);
  const { total_price: total } = await cartOf(browser);
  for (const email of [member.email, member.email.toUpperCase()]) {
    const late = await sendOrder(browser, total, { email });
    expect([late.statusCode, Object.keys(late.json().error.fields)]).toEqual([422, ["email"]]);
  }
});

test.each([
  [
    "dots and what follows a plus are one mailbox at Google",
    "bea.%@gmail.com",
    "B.e.a.%+kiwi@GoogleMail.com",
    409,
  ],
  ["elsewhere they are others", "bea.%@example.org", "be.a.%@example.org", 201],
])("%s", async (_what, first, other, status) => {
  const own = randomUUID().slice(0, 8);
  for (let n = 0; n < 3; n += 1) {
    const { browser } = shopper();
    await fill(browser);
    await order(browser, { email: first.replace("%", own) });
  }
  const { browser } = shopper();
  await fill(browser);
  const { total_price: total } = await cartOf(browser);
  expect((await sendOrder(browser, total, { email: other.replace("%", own) })).statusCode).toBe(status);
});

test("what a guest has used counts for the account that is made with the address later", async () => {
  const member = somebody();
  for (let n = 0; n < 3; n += 1) {
    const { browser } = shopper();
    await fill(browser);
    await order(browser, { email: member.email });
  }
  const signedIn = await signUp(shop, member, "192.0.2.82");
  expect((await fill(signedIn)).applied.json().error.fields).toEqual({ coupon_code: usedUp });
});

test("a cancelled order gives its coupon and its points back", async () => {
  const member = somebody();
  const browser = await signUp(shop, member, "192.0.2.80");
  const orders: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await fill(browser);
    await browser.post("cart/points", { points: n === 0 ? 2 : 0 });
    orders.push((await order(browser)).number);
  }
  expect((await fill(browser)).applied.statusCode).toBe(422);
  const points = async () => (await browser.get("account/points")).json().data;
  expect((await points()).points).toBe(0);
  const cancelled = await browser.post(`order/${orders[0]}/cancel`, { reason: "" });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  await browser.post(`order/${orders[0]}/cancel`, { reason: "" });
  const { points: balance, entries } = await points();
  expect([balance, entries[0].points, entries[0].reason]).toEqual([2, 2, `Cancelled order ${orders[0]}`]);
  expect((await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" })).statusCode).toBe(200);
});

test("the last use of a coupon is had by one of two who order at once, again and again", async () => {
  const { browser, email } = shopper();
  await fill(browser);
  const { number } = await order(browser, { email });
  const [used] = await shop.sql(`select count(*)::int as n from shop_order where stage <> 'cancelled'`);
  await shop.sql(`insert into shop_order (order_no, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount,
      coupon_code, point_discount, total_price, catalogue_version_id, stage)
    select 'X' || n, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount, coupon_code, point_discount,
      total_price, catalogue_version_id, 'open' from shop_order, generate_series(1, ${1999 - Number(used?.["n"])}) n
    where order_no = '${number}'`);
  await shop.sql("update quotation set issue_date = '2020-01-01'");
  const wins: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const racers = [shopper(), shopper()];
    for (const racer of racers) expect((await fill(racer.browser)).applied.statusCode).toBe(200);
    const { total_price: total } = await cartOf(racers[0]!.browser);
    const answers = await Promise.all(
      racers.map((racer) => sendOrder(racer.browser, total, { email: racer.email })),
    );
    wins.push(answers.filter(({ statusCode }) => statusCode === 201).length);
    await shop.sql("update shop_order set stage = 'cancelled' where id = (select max(id) from shop_order)");
  }
  expect(wins).toEqual(Array.from({ length: ROUNDS }, () => 1));
});
