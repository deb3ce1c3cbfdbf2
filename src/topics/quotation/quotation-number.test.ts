import { expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: numbers are given one after the other. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T12:00:00Z", RATE_LIMIT_FACTOR: "100" });

/** Issues a quotation and reads it back. */
async function quoted(browser: Browser, ...quotations: object[]) {
  const answer = await browser.post("quote/create/quotation", { quotations });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  const { quotation_no: number } = answer.json().data;
  return (await browser.get(`quote/get/quotation/${number}`)).json().data;
}

test("a quotation of the same goods at the same prices is one document with one number, until something changes", async () => {
  const browser = openBrowser(shop.app, "192.0.2.77");
  const again = await quoted(browser, classic);
  const [one, two] = await Promise.all([quoted(browser, classic), quoted(browser, classic)]);
  expect([one.quotation_no, two.quotation_no]).toEqual([again.quotation_no, again.quotation_no]);
  await browser.send("PUT", `quote/update/quotation/${again.id}`, { name: "Aroha" });
  expect(await quoted(browser, classic)).toMatchObject({ quotation_no: again.quotation_no, name: "Aroha" });
  const other = await quoted(browser, { ...classic, quantity: 100 });
  expect(other.quotation_no).not.toBe(again.quotation_no);
  expect((await quoted(browser, classic)).quotation_no).not.toBe(again.quotation_no);
});

test("an estimate of delivery that has moved is no other quotation; where none was written down, none is said", async () => {
  const browser = openBrowser(shop.app, "192.0.2.78");
  const { quotation_no: number } = await quoted(browser, classic);
  const change = (set: string) => shop.sql(`update quotation set ${set} where quotation_no = '${number}'`);
  await change("delivery_date = '2027-03-24'");
  expect(await quoted(browser, classic)).toMatchObject({
    quotation_no: number,
    delivery_date: "2027-03-24",
  });
  await change("shipping_method = null, delivery_date = null");
  const answer = await browser.get(`quote/get/quotation/${number}`);
  expect(answer.json().data).toMatchObject({ shipping_method: null, delivery_date: null, shipping_fee: 8 });
});

test("an item of the cart goes the way that is chosen for the cart", async () => {
  const browser = openBrowser(shop.app, "192.0.2.79");
  const { cart_item: item } = await put(browser, classic);
  await browser.send("PUT", "cart/shipping", { shipping_method: "Express" });
  const one = await quoted(browser, { cart_item_id: item.id });
  // Four working days.
  expect(one).toMatchObject({ shipping_method: "Express", shipping_fee: 18, delivery_date: "2027-03-17" });
});
