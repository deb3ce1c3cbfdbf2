import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ RATE_LIMIT_FACTOR: "1000" });

/** A browser with a cart that comes to $65.00, and a guest's address of its own. */
async function shopper() {
  const browser = openBrowser(shop.app);
  await put(browser, { ...classic, quantity: 100 });
  return { browser, email: `${randomUUID()}@example.org` };
}

test("nothing is placed to a postcode of no region that is known, unless one is named", async () => {
  const { browser, email } = await shopper();
  const nowhere = { email, postcode: "9999", province: "" };
  const answer = await sendOrder(browser, 65, nowhere);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    { province: "Region is required. Please try again." },
  ]);
  const named = await sendOrder(browser, 65, { ...nowhere, province: "Chatham Islands" });
  expect(named.statusCode, named.body).toBe(201);
});

test("nothing is placed by card, where nobody takes cards", async () => {
  const { browser, email } = await shopper();
  const answer = await sendOrder(browser, 65, { email, pay_by: "card" });
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    "We cannot take cards at the moment. Please try again in a little while, or pay by bank transfer.",
  ]);
  expect((await browser.get("orders")).json().data).toEqual([]);
});

test("the next checkout of the same browser begins with where the last order went, and nobody else's does", async () => {
  const { browser, email } = await shopper();
  const asked = async (by = browser) => (await by.get("checkout")).json().data.last_order;
  expect(await asked()).toEqual({});
  await order(browser, { email, province: "", company: "Moss & Co", po_number: "PO 8" });
  const place = {
    phone_number: "021 555 0142",
    company: "Moss & Co",
    address: "8 Marae Road",
    city_town: "Whangārei",
    province: "Northland",
    postcode: "0110",
  };
  expect(await asked()).toEqual(place);
  expect(await asked((await shopper()).browser)).toEqual({});
  const quoted = await browser.post("quote/create/quotation", {
    quotations: [{ ...classic, quantity: 100 }],
  });
  const { quotation_no: quotationNo } = quoted.json().data;
  expect((await browser.get(`quote/get/quotation/${quotationNo}`)).json().data).toMatchObject({
    name: "Bea Moss",
    ...place,
  });
});
