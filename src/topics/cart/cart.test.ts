import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";

let shop: PeopleShop;
beforeAll(async () => {
  // No promotion runs on this day.
  shop = await openPeopleShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "100" });
});
afterAll(() => shop.close());

function visitor() {
  return openBrowser(shop.app, "192.0.2.40");
}

describe("adding", () => {
  test("needs no login: a visitor becomes a guest without a name, known by a cookie", async () => {
    const browser = visitor();
    const added = await put(browser, classic);
    const title = "Classic paper stickers, die cut, 50 mm circle";
    expect(added).toMatchObject({ cart_item: { price: 20, quantity: 25, kinds: 1, title }, count: 1 });
    expect(added.cart_item.artwork_path).toMatch(/^\/stickers\/paper\?.*cart_item=\d+$/);
    expect(browser.cookies.get("guest")).toMatch(/^.{40,}$/);
    const session = await browser.get("auth/session");
    expect(session.json()).toMatchObject({ data: { user: null, guest: { first_name: null, email: null } } });
  });

  test("by a remembered guest is adding by the same guest, who is seen again", async () => {
    const browser = visitor();
    await put(browser, classic);
    const token = browser.cookies.get("guest");
    await shop.sql("update guest set seen_at = now() - interval '100 days'");
    const again = await browser.post("cart/add", artPaper);
    expect(again.json().data.count).toBe(2);
    const renewed = { name: "guest", value: token, maxAge: 365 * 24 * 3600 };
    expect(again.cookies).toContainEqual(expect.objectContaining(renewed));
    const seen = await shop.sql(
      `select count(*)::int as guests from guest where seen_at > now() - interval '1 day'`,
    );
    expect(seen).toEqual([{ guests: 1 }]);
  });

  test("two lines that say the same stay two: they are two designs", async () => {
    const browser = visitor();
    for (const same of [classic, classic]) await put(browser, same);
    expect((await cartOf(browser)).cart_items).toHaveLength(2);
  });

  test("the page it was configured on, named by its featured item alone, is kept and leads back", async () => {
    const browser = visitor();
    const { origin_path: _, ...product } = artPaper;
    const ids = { featured_item_id: 3, quote_slider_id: 2, uses_id: 7, uses_product_id: 1 };
    await put(browser, { ...product, cutting_id: 9, adhesive_id: null, ...ids, origin_path: "quote_page" });
    const [line] = (await cartOf(browser)).cart_items;
    expect(line?.path).toMatch(/^\/stickers\/roll\?/);
    const rows = await shop.sql(`select origin_path, submission from cart_line where id = ${line?.id}`);
    expect(rows).toEqual([{ origin_path: "/stickers/roll", submission: ids }]);
  });

  test("sent twice with one key is one line; the first answer comes again", async () => {
    const browser = visitor();
    const key = { "idempotency-key": randomUUID() };
    const first = await browser.send("POST", "cart/add", classic, key);
    const again = await browser.send("POST", "cart/add", classic, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await cartOf(browser)).count).toBe(1);
  });

  test("at once with one key from a browser nobody knows is one line: the other is answered 201 or 409", async () => {
    const browser = visitor();
    const key = { "idempotency-key": randomUUID() };
    const send = () => browser.send("POST", "cart/add", classic, key);
    const answers = await Promise.all([send(), send(), send()]);
    const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(codes[0]).toBe(201);
    expect(codes.every((code) => code === 201 || code === 409)).toBe(true);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ error: { still_running: true } });
    expect((await cartOf(browser)).count).toBe(1);
  });

  test("no price, cost or owner of the submission is believed", async () => {
    const mine = visitor();
    const other = visitor();
    await put(other, classic);
    const cheat = {
      ...classic,
      price: 0.01,
      cost: 0,
      shipping_cost: 0,
      guest_id: 1,
      customer_id: 1,
      told_price: 1,
    };
    expect((await put(mine, cheat)).cart_item.price).toBe(20);
    expect((await cartOf(mine)).sub_total).toBe(20);
    expect((await cartOf(other)).count).toBe(1);
  });

  test("a submission that reaches for the prototype is not read", async () => {
    const body = { ...classic, constructor: { prototype: { price: 1 } } };
    expect((await visitor().post("cart/add", body)).statusCode).toBe(400);
  });

  test("at a price that no longer holds is 409 with the row that does, and adds nothing", async () => {
    const browser = visitor();
    const stale = await browser.post("cart/add", { ...classic, product_pricing_id: "0badcafe-old-25-1900" });
    expect(stale.statusCode).toBe(409);
    const { message, error } = stale.json<{
      message: string;
      error: { pricing_row: { product_pricing_id: string; price: number; quantity: number } };
    }>();
    expect(message).toBe("The price has changed. Please check it and try again.");
    expect(error.pricing_row).toMatchObject({ price: 20, quantity: 25 });
    expect((await cartOf(browser)).count).toBe(0);
    await put(browser, { ...classic, product_pricing_id: error.pricing_row.product_pricing_id });
  });

  test.each([
    ["a quantity below the first tier", { quantity: "custom", custom_quantity: 9 }, "quantity"],
    ["a special size", { size: "custom", width: 900, height: 900 }, "width"],
    ["a missing size", { size: "" }, "width"],
    ["an unknown product", { product_id: 999 }, "product_id"],
    ["a finishing that is not offered", { finishing_id: 6 }, "finishing_id"],
  ])("%s is refused at its field and makes no guest", async (_what, change, field) => {
    const browser = visitor();
    const refused = await browser.post("cart/add", { ...classic, ...change });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ error: { fields: object } }>().error.fields).toHaveProperty(field);
    expect(browser.cookies.has("guest")).toBe(false);
  });
});

describe("the cart", () => {
  test("of a visitor who has none is empty", async () => {
    expect(await cartOf(visitor())).toMatchObject({ cart_items: [], count: 0, total_price: 0, gst: 0 });
    expect((await visitor().get("cart/count")).json()).toMatchObject({ data: { count: 0 } });
  });

  test("says each line's price of now, its tiers, its picture and the page that changes it", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    const cart = await cartOf(browser);
    const [item] = cart.cart_items;
    expect(item).toMatchObject({ name: "Classic Paper", price: 20, told_price: 20, message: null });
    expect(item?.quantities.slice(0, 3)).toEqual([
      { quantity: 10, price: 13 },
      { quantity: 25, price: 20 },
      { quantity: 50, price: 32.3 },
    ]);
    expect(item?.path).toBe(`/stickers/paper?product=classic-paper&quantity=25&cart_item=${cart_item.id}`);
    const picture = await browser.get(`quote/get/picture?${item?.picture}`);
    expect(picture.json<{ data: { svg: string; words: string } }>().data.words).toContain("50 by 50 mm");
  });

  test("adds up: $20.00 of goods, $8.00 for Standard, $3.65 of tax in $28.00", async () => {
    const browser = visitor();
    await put(browser, classic);
    expect(await cartOf(browser)).toMatchObject({
      shipping: [
        { method: "Standard", cost: 8 },
        { method: "Express", cost: 18 },
      ],
      shipping_method: "Standard",
      sub_total: 20,
      shipping_fee: 8,
      total_price: 28,
      gst: 3.65,
    });
  });

  test("ships free from exactly $100.00: five lines of $20.00", async () => {
    const browser = visitor();
    for (let lines = 1; lines <= 4; lines += 1) await put(browser, classic);
    expect(await cartOf(browser)).toMatchObject({ sub_total: 80, shipping_fee: 8, total_price: 88 });
    await put(browser, classic);
    expect(await cartOf(browser)).toMatchObject({ sub_total: 100, shipping_fee: 0, total_price: 100 });
  });

  test("ships free when everything in it always does, and not when something does not", async () => {
    const browser = visitor();
    await put(browser, artPaper);
    expect(await cartOf(browser)).toMatchObject({ sub_total: 19.5, shipping_fee: 0 });
    await put(browser, classic);
    expect(await cartOf(browser)).toMatchObject({ sub_total: 39.5, shipping_fee: 8 });
  });

  test("says what a line cost when the customer was last told, if that has changed", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    await shop.sql(`update cart_line set told_price = 1900 where id = ${cart_item.id}`);
    const [item] = (await cartOf(browser)).cart_items;
    expect(item).toMatchObject({ price: 20, told_price: 19 });
  });

  test.each([
    ["productId", 999, "We no longer make this product.", null],
    [
      "finishingId",
      6,
      "The finishing you chose is no longer offered. Change the options or remove it.",
      expect.stringMatching(/^\/stickers\/paper\?product=classic-paper&quantity=25&cart_item=\d+$/),
    ],
  ])("a line whose %s has gone says why and does not count", async (field, gone, why, path) => {
    const browser = visitor();
    await put(browser, artPaper);
    const { cart_item } = await put(browser, classic);
    await shop.sql(
      `update cart_line set selection = jsonb_set(selection, '{${field}}', '${gone}') where id = ${cart_item.id}`,
    );
    const cart = await cartOf(browser);
    expect(cart).toMatchObject({ count: 2, sub_total: 19.5, total_price: 19.5 });
    expect(cart.cart_items[1]).toMatchObject({ price: null, message: why, path, quantities: [] });
    const change = await browser.send("PATCH", `cart/items/${cart_item.id}`, { quantity: 50 });
    expect([change.statusCode, change.json<{ error: object }>().error]).toEqual([
      422,
      { fields: { quantity: why } },
    ]);
  });
});

describe("changing a line", () => {
  test("prices it anew, at a tier and between two", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    const change = async (body: object) => {
      const answer = await browser.send("PATCH", `cart/items/${cart_item.id}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return (await cartOf(browser)).cart_items[0];
    };
    expect(await change({ quantity: 100 })).toMatchObject({ quantity: 100, price: 57, told_price: 57 });
    // Halfway from $57.00 to $97.00.
    expect(await change({ quantity: 150 })).toMatchObject({ quantity: 150, price: 77 });
    // 75 of one design are halfway from 50 ($32.30) to 100 ($57.00): $44.65, and twice $6.00.
    expect(await change({ quantity: 25, kinds: 3 })).toMatchObject({ quantity: 25, kinds: 3, price: 56.65 });
  });

  test.each([
    [{ quantity: 9 }, "* Please enter quantity greater than 10."],
    [{ quantity: 999_999 }, "We price up to 5,000 online. For more, request a quote."],
  ])(
    "%o stays within the catalogue's limits, in the form's words, and changes nothing",
    async (body, words) => {
      const browser = visitor();
      const { cart_item } = await put(browser, classic);
      const refused = await browser.send("PATCH", `cart/items/${cart_item.id}`, body);
      expect([refused.statusCode, refused.json<{ error: object }>().error]).toEqual([
        422,
        { fields: { quantity: words } },
      ]);
      expect((await cartOf(browser)).cart_items[0]?.quantity).toBe(25);
    },
  );

  test.each([{}, { quantity: 1.5 }, { quantity: "50" }, { kinds: 100 }, { price: 1 }, { removed: true }])(
    "%o is refused",
    async (body) => {
      const browser = visitor();
      const { cart_item } = await put(browser, classic);
      expect((await browser.send("PATCH", `cart/items/${cart_item.id}`, body)).statusCode).toBe(422);
    },
  );

  test("from its page changes that line and adds none", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    const answer = await browser.post("cart/add", { ...artPaper, cart_item_id: cart_item.id });
    expect(answer.json()).toMatchObject({
      data: { cart_item: { id: cart_item.id }, count: 1, changed: true },
    });
    expect((await cartOf(browser)).cart_items).toMatchObject([{ id: cart_item.id, product_id: 1 }]);
  });

  test("is one thing, putting it back another: a body that says both is refused and does neither", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    const path = `cart/items/${cart_item.id}`;
    await browser.send("DELETE", path);
    for (const quantity of [9, 50])
      expect((await browser.send("PATCH", path, { removed: false, quantity })).statusCode).toBe(422);
    expect((await cartOf(browser)).count).toBe(0);
  });

  test("a removed line is gone from cart and count, and can be put back where it lay", async () => {
    const browser = visitor();
    const first = await put(browser, classic);
    await put(browser, artPaper);
    const removed = await browser.send("DELETE", `cart/items/${first.cart_item.id}`);
    expect(removed.json()).toMatchObject({ data: { count: 1, sub_total: 19.5 } });
    expect((await browser.get("cart/count")).json()).toMatchObject({ data: { count: 1 } });
    expect((await browser.send("DELETE", `cart/items/${first.cart_item.id}`)).statusCode).toBe(404);
    const back = await browser.send("PATCH", `cart/items/${first.cart_item.id}`, { removed: false });
    expect(back.json<{ data: { cart_items: { id: number }[] } }>().data.cart_items[0]?.id).toBe(
      first.cart_item.id,
    );
    expect((await cartOf(browser)).count).toBe(2);
  });
});
