import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: uses of a coupon are counted. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "100" });

const usedUp = "You have used this code 3 times, as often as one customer can.";

/** $57.00 of goods with FIRSTPEEL, which one customer may use three times: $5.70 off. */
async function withCoupon(browser: Browser): Promise<number> {
  const { cart_item } = await put(browser, { ...classic, quantity: 100 });
  await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  return cart_item.id;
}
async function quote(browser: Browser, id: number, key = randomUUID()) {
  const body = { quotations: [{ cart_item_id: id }] };
  const answer = await browser.send("POST", "quote/create/quotation", body, { "idempotency-key": key });
  return answer.json<{ data: { quotation_no: string } }>().data.quotation_no;
}
async function discounts(numbers: readonly string[]) {
  const list = numbers.map((number) => `'${number}'`).join();
  const rows = await shop.sql(
    `select coupon_discount from quotation where quotation_no in (${list}) order by coupon_discount`,
  );
  return rows.map(({ coupon_discount: discount }) => discount);
}

/** A quotation of each of these quantities: of an unchanged cart there is only one. */
async function quoteEach(browser: Browser, id: number, quantities: readonly number[]) {
  const numbers: string[] = [];
  for (const quantity of quantities) {
    await browser.send("PATCH", `cart/items/${id}`, { quantity });
    numbers.push(await quote(browser, id));
  }
  return numbers;
}
/** As if so many others had used the code in quotations like this one. */
function usedByOthers(number: string, uses: number) {
  return shop.sql(`insert into quotation (quotation_no, guest_id, issue_date, items, sub_total, shipping_fee, point_discount,
      coupon_discount, coupon_code, total_price, catalogue_version_id)
    select 'X' || n, guest_id, issue_date, items, sub_total, shipping_fee, point_discount,
      coupon_discount, coupon_code, total_price, catalogue_version_id
    from quotation, generate_series(1, ${uses}) n where quotation_no = '${number}'`);
}

test("of four quotations three have the coupon, and the cart says why no more do", async () => {
  const browser = openBrowser(shop.app, "192.0.2.61");
  const id = await withCoupon(browser);
  const numbers = await quoteEach(browser, id, [100, 200, 500, 1000]);
  expect((await discounts(numbers)).filter((discount) => discount === 0)).toHaveLength(1);
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: usedUp }, coupon_discount: 0 });
  const again = await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  expect(again.statusCode).toBe(422);
  expect(again.json().error.fields).toEqual({ coupon_code: usedUp });
});

test("after the last use the unchanged cart keeps its discount, and asking again answers its quotation", async () => {
  const browser = openBrowser(shop.app, "192.0.2.68");
  const id = await withCoupon(browser);
  const numbers = await quoteEach(browser, id, [200, 500, 100]);
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: null }, coupon_discount: 5.7 });
  expect(await quote(browser, id)).toBe(numbers[2]);
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 200 });
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: usedUp }, coupon_discount: 0 });
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 100 });
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: null }, coupon_discount: 5.7 });
});

test("the same request again is the same use", async () => {
  const browser = openBrowser(shop.app, "192.0.2.62");
  const id = await withCoupon(browser);
  const key = randomUUID();
  for (let n = 0; n < 4; n++) await quote(browser, id, key);
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: null }, coupon_discount: 5.7 });
});

test("what a guest used counts for the account they sign in to; a quotation out of its days gives its use back", async () => {
  const member = somebody();
  await signUp(shop, member, "192.0.2.63");
  const browser = openBrowser(shop.app, "192.0.2.64");
  const id = await withCoupon(browser);
  const numbers = await quoteEach(browser, id, [200, 500, 1000]);
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 100 });
  await browser.post("auth/login", member);
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: usedUp } });
  await shop.sql(`update quotation set issue_date = '2027-02-07' where quotation_no = '${numbers[0]}'`);
  expect(await cartOf(browser)).toMatchObject({ coupon: { message: null }, coupon_discount: 5.7 });
});

test("a coupon that was shown to take something off and does no more is said, and no quotation is issued without it", async () => {
  const browser = openBrowser(shop.app, "192.0.2.67");
  const id = await withCoupon(browser);
  await quoteEach(browser, id, [100, 200, 500]);
  await browser.send("PATCH", `cart/items/${id}`, { quantity: 1000 });
  const asAsked = (discount: number) =>
    browser.post("quote/create/quotation", { quotations: [{ cart_item_id: id }], coupon_discount: discount });
  const lost = await asAsked(30);
  expect([lost.statusCode, lost.json().error.fields]).toEqual([422, { coupon_code: usedUp }]);
  expect((await browser.get("quote/get/quotations")).json().data).toHaveLength(3);
  expect((await asAsked(0)).statusCode).toBe(201);
});

test("two thousand uses by everybody are all there are, also when eight ask for the last three at once", async () => {
  const first = openBrowser(shop.app, "192.0.2.65");
  const number = await quote(first, await withCoupon(first));
  const used = await shop.sql(
    "select count(*)::int as n from quotation where coupon_discount > 0 and issue_date = '2027-03-10'",
  );
  await usedByOthers(number, 1997 - Number(used[0]?.n));
  const browsers = Array.from({ length: 8 }, (_, n) => openBrowser(shop.app, `192.0.2.${70 + n}`));
  const ids: number[] = [];
  for (const browser of browsers) ids.push(await withCoupon(browser));
  const numbers = await Promise.all(browsers.map((browser, n) => quote(browser, ids[n] ?? 0)));
  expect(await discounts(numbers)).toEqual([0, 0, 0, 0, 0, 570, 570, 570]);
  const other = openBrowser(shop.app, "192.0.2.66");
  await put(other, { ...classic, quantity: 100 });
  const refused = await other.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  expect(refused.json().error.fields).toEqual({ coupon_code: "This code has been used up." });
});
