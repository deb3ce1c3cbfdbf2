import { beforeAll, expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** No promotion runs on this day: 25 stickers cost $20.00, and $8.00 to ship. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
let studio: StudioBrowser;
beforeAll(async () => {
  studio = (await enterStudio(shop, "support")).browser;
});

/** An order with a key, that comes to so many cents. */
async function ordered(cents: number) {
  const browser = openBrowser(shop.app, "192.0.2.77");
  await put(browser, classic);
  const placed = await order(browser);
  const difference = cents - 28_00;
  await shop.sql(`update shop_order set total_price = ${cents}, sub_total = sub_total + ${difference}
    where order_no = '${placed.number}'`);
  const { data } = (await studio.get(`orders/${placed.number}`)).json();
  return { ...placed, browser, seen: data.seen as number };
}

function pay(number: string, seen: number, typed: object) {
  return studio.post(`orders/${number}/money`, { form: "pay", seen, typed });
}

test("what is due in coins pays for all of it: nothing of the cents is owed or due, and the invoice is exact", async () => {
  const { number, key, browser, seen } = await ordered(28_03);
  const paid = await pay(number, seen, { amount: "28.00", way: "cash", reference: "" });
  expect(paid.statusCode, paid.body).toBe(200);
  // Its answer lost: the same form once more is the same payment.
  expect((await pay(number, seen, { amount: "28.00", way: "cash", reference: "" })).statusCode).toBe(200);
  const read = await orderOf(browser, number, key);
  expect(read).toMatchObject({ due: 0, paid: 28.03 });
  expect(read.events.at(-1).words).toBe("$28.00 was paid in cash, which pays for $28.03. All is paid.");
  const [paper] = await shop.sql(`select cents, gst from tax_paper
    join shop_order on shop_order.id = order_id where order_no = '${number}'`);
  expect(paper).toEqual({ cents: 28_03, gst: 3_66 });
  const { data } = (await studio.get(`orders/${number}`)).json();
  expect(data.due).toBe("");
});

test("a part in cash is a part, amounts that there are no coins for are refused, and a card at the terminal needs its receipt", async () => {
  const { number, seen } = await ordered(28_00);
  const wrong = await pay(number, seen, { amount: "10.03", way: "cash", reference: "" });
  expect(wrong.json()).toMatchObject({
    code: 422,
    error: { fields: { amount: expect.stringContaining("coins") } },
  });
  const unnamed = await pay(number, seen, { amount: "28.00", way: "terminal", reference: "" });
  expect(unnamed.json()).toMatchObject({ code: 422, error: { fields: { reference: expect.any(String) } } });
  const part = (await pay(number, seen, { amount: "10.00", way: "cash", reference: "" })).json();
  const rest = await pay(number, part.data.fact, { amount: "18.00", way: "terminal", reference: "0417" });
  expect(rest.statusCode).toBe(200);
  const { data } = (await studio.get(`orders/${number}`)).json();
  expect(data.events.slice(0, 3).map(({ words }: { words: string }) => words)).toEqual([
    "The order was placed.",
    "$10.00 was paid in cash, $18.00 to go.",
    "$18.00 was paid by card at the counter. All is paid.",
  ]);
});
