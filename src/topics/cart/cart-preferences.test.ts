import { beforeAll, describe, expect, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: tries are limited. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
const ann = somebody();
let member: Browser;
beforeAll(async () => {
  member = await signUp(shop, ann, "192.0.2.42");
  await put(member, { ...classic, quantity: 100 });
});

function fieldsOf(answer: { json<Body>(): Body }) {
  return answer.json<{ error: { fields?: Record<string, string> } }>().error.fields;
}

describe("a coupon", () => {
  test("takes 10% off the goods, in any case and with spaces: $5.70 of $57.00", async () => {
    const answer = await member.post("cart/coupon", { coupon_code: " first peel" });
    expect(answer.json()).toMatchObject({
      data: { coupon: { code: "FIRSTPEEL", message: null }, coupon_discount: 5.7, total_price: 59.3 },
    });
    const none = await member.post("cart/coupon", { coupon_code: "" });
    expect(none.json()).toMatchObject({ data: { coupon: null, coupon_discount: 0, total_price: 65 } });
  });

  test("that nobody knows is refused in a plain sentence", async () => {
    const refused = await member.post("cart/coupon", { coupon_code: "FREE4ME" });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([
      422,
      { coupon_code: "We do not know this code. Please check how it is written." },
    ]);
  });

  test("that asks for more goods is kept and says what is missing", async () => {
    const browser = openBrowser(shop.app, "192.0.2.43");
    const { cart_item } = await put(browser, classic);
    await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
    expect(await cartOf(browser)).toMatchObject({
      coupon: { code: "FIRSTPEEL", message: "Counts from $50.00 of goods: $30.00 to go." },
      coupon_discount: 0,
    });
    await browser.send("PATCH", `cart/items/${cart_item.id}`, { quantity: 100 });
    expect(await cartOf(browser)).toMatchObject({ coupon: { message: null }, coupon_discount: 5.7 });
  });

  test("is not found by trying: twenty tries a minute", async () => {
    const browser = openBrowser(shop.app, "198.51.100.44");
    await put(browser, classic);
    const guess = async (index: number) =>
      (await browser.post("cart/coupon", { coupon_code: `GUESS${index}` })).statusCode;
    const codes: number[] = [];
    while (codes.at(-1) !== 429 && codes.length <= 40) codes.push(await guess(codes.length));
    // A new minute may begin on the way.
    expect(codes.at(-1)).toBe(429);
    expect(codes.length).toBeGreaterThan(20);
  });

  test("for an empty cart of nobody has nothing to count for", async () => {
    const browser = openBrowser(shop.app, "192.0.2.45");
    const refused = await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
    expect(refused.json()).toMatchObject({ code: 422, message: "Your cart is empty." });
    expect(browser.cookies.has("guest")).toBe(false);
  });
});

describe("points", () => {
  test("pay a dollar of goods each, and stay in the ledger until something is ordered", async () => {
    const paid = await member.post("cart/points", { points: 2 });
    expect(paid.json()).toMatchObject({
      data: { points: { balance: 2, wished: 2, used: 2, value: 1 }, point_discount: 2, total_price: 63 },
    });
    expect((await member.get("account/points")).json()).toMatchObject({ data: { points: 2 } });
    await member.post("cart/points", { points: 0 });
    expect(await cartOf(member)).toMatchObject({ point_discount: 0, total_price: 65 });
  });

  test("are never more than the member has", async () => {
    const refused = await member.post("cart/points", { points: 3 });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, { points: "You have 2 points." }]);
    expect((await member.post("cart/points", { points: -1 })).statusCode).toBe(422);
  });

  test("are for members", async () => {
    const browser = openBrowser(shop.app, "192.0.2.46");
    await put(browser, classic);
    expect((await browser.post("cart/points", { points: 1 })).statusCode).toBe(401);
  });
});

test("Express costs $18.00 for everything, and stays the choice of this cart", async () => {
  const browser = openBrowser(shop.app, "192.0.2.47");
  await put(browser, classic);
  const chosen = await browser.send("PUT", "cart/shipping", { shipping_method: "Express" });
  expect(chosen.json()).toMatchObject({ data: { shipping_fee: 18, total_price: 38, gst: 4.96 } });
  expect(await cartOf(browser)).toMatchObject({ shipping_method: "Express", shipping_fee: 18 });
});

test("the way that is wished for with a product goes into the cart with it, once; the standard way changes nothing", async () => {
  const browser = openBrowser(shop.app, "192.0.2.49");
  await put(browser, { ...classic, method: "Standard" });
  expect(await cartOf(browser)).toMatchObject({ shipping_method: "Standard", shipping_fee: 8 });
  await put(browser, { ...classic, method: "Express" });
  expect(await cartOf(browser)).toMatchObject({ shipping_method: "Express", shipping_fee: 18 });
  for (const method of ["Standard", "Pigeon"]) await put(browser, { ...classic, method });
  expect(await cartOf(browser)).toMatchObject({ shipping_method: "Express", count: 4 });
});

test("a way of shipping that the cart does not offer counts as the first one", async () => {
  const browser = openBrowser(shop.app, "192.0.2.48");
  await put(browser, classic);
  await browser.send("PUT", "cart/shipping", { shipping_method: "Pigeon" });
  expect(await cartOf(browser)).toMatchObject({ shipping_method: "Standard", shipping_fee: 8 });
});
