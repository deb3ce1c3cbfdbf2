import { afterAll, beforeAll, expect, test } from "vitest";
import { classic } from "#tests/support/cart-bodies.ts";
import { type Browser, openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/people-shop.ts";

let shop: PeopleShop;
beforeAll(async () => {
  shop = await openPeopleShop({ SHOP_NOW: "2027-03-10T12:00:00Z", RATE_LIMIT_FACTOR: "100" });
});
afterAll(() => shop.close());

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
