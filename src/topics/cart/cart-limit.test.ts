import { expect, test } from "vitest";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

function visitor() {
  return openBrowser(shop.app, "192.0.2.42");
}

/** Fills a browser's cart with so many of one product. */
async function fill(browser: Browser, body: object, lines: number) {
  const { cart_item } = await put(browser, body);
  await shop.sql(`insert into cart_line
    (customer_id, guest_id, selection, selection_hash, origin_path, catalogue_version_id, told_price)
    select customer_id, guest_id, selection, selection_hash, origin_path, catalogue_version_id, told_price
    from cart_line, generate_series(2, ${lines}) where id = ${cart_item.id}`);
}

async function idsOf(browser: Browser) {
  return (await cartOf(browser)).cart_items.map(({ id }) => id);
}
function codesOf(answers: readonly { readonly statusCode: number }[]) {
  return answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
}

test("a hundred and one items is one too many", async () => {
  const browser = visitor();
  await fill(browser, classic, 100);
  const full = await browser.post("cart/add", classic);
  expect([full.statusCode, full.json<{ message: string }>().message]).toEqual([
    422,
    "Your cart holds at most 100 items. Please remove one first.",
  ]);
});

test("a cart of 80 items and a guest's of 60 are one of 140, which can be quoted and brought over whole", async () => {
  const member = somebody();
  await fill(await signUp(shop, member, "192.0.2.42"), classic, 80);
  const browser = visitor();
  await fill(browser, artPaper, 60);
  const { email, password } = member;
  await browser.post("auth/login", { email, password });
  const ids = await idsOf(browser);
  expect(ids).toHaveLength(140);

  const quotations = ids.map((id) => ({ cart_item_id: id }));
  const quoted = await browser.post("quote/create/quotation", { quotations });
  expect(quoted.statusCode, quoted.body).toBe(201);
  const { quotation_no: number } = quoted.json().data;
  // 80 x $20.00 and 60 x $19.50.
  expect((await browser.get(`quote/get/quotation/${number}`)).json().data).toMatchObject({ sub_total: 2770 });

  const { id } = (await browser.get("auth/session")).json().data.user;
  const brought = await browser.send("PUT", `cart/update/user-cart/${id}`, { cart_items: ids });
  expect(brought.json()).toMatchObject({ code: 200, data: { count: 140 } });
});

test("of eight items added at once to a member's 98, two go in", async () => {
  const browser = await signUp(shop, somebody(), "192.0.2.42");
  await fill(browser, classic, 98);
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post("cart/add", artPaper)));
  expect(codesOf(answers)).toEqual([201, 201, 422, 422, 422, 422, 422, 422]);
  expect((await cartOf(browser)).count).toBe(100);
});

test("of twelve items put back at once into a cart of 99, one goes in", async () => {
  const browser = await signUp(shop, somebody(), "192.0.2.42");
  await fill(browser, classic, 12);
  const removed = await idsOf(browser);
  for (const id of removed) await browser.send("DELETE", `cart/items/${id}`);
  await fill(browser, classic, 99);
  const back = (id: number) => browser.send("PATCH", `cart/items/${id}`, { removed: false });
  expect(codesOf(await Promise.all(removed.map(back)))).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 422),
  ]);
  expect((await cartOf(browser)).count).toBe(100);
});
