import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import {
  beginOrder,
  caller,
  draftOf,
  enterShopFor,
  follow,
  placeTaken,
  writeDown,
} from "#tests/support/studio/taken-order.ts";

/** No promotion runs on this day. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
let studio: StudioBrowser;
beforeAll(async () => {
  studio = (await enterStudio(shop, "support")).browser;
});

/** An order with 25 stickers for $20.00 in it. */
async function filled(contact = caller(), extra: object = {}) {
  const id = await beginOrder(studio, extra);
  const browser = await enterShopFor(shop, studio, id);
  await put(browser, classic);
  await writeDown(studio, id, contact);
  return { id, browser, contact };
}

async function orderNoOf(id: number): Promise<string> {
  const placed = await placeTaken(studio, id);
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<{ data: { order_no: string } }>().data.order_no;
}

describe("an order that is taken for somebody new", () => {
  test("is put together in the shop by what is added to the cart, and costs what the cart costs", async () => {
    const { id, browser } = await filled();
    expect(await draftOf(studio, id)).toMatchObject({
      name: "Bea Moss",
      way: "telephone",
      is_account: false,
      items: [{ title: expect.stringContaining("Classic"), price: 20, usual: 20, agreed: null }],
      sub_total: 20,
      shipping_fee: 8,
      total: 28,
      gst: 3.65,
    });
    expect(await cartOf(browser)).toMatchObject({ total_price: 28 });
  });

  test("is placed as one of a guest with that address, who gets the mail with the link of any order", async () => {
    const { id, contact } = await filled();
    const orderNo = await orderNoOf(id);
    const { text } = await shop.mailTo(contact.email, orderNo);
    const key = /\/order\/[\w-]+\?key=([\w-]+)/.exec(text)?.[1] ?? "";
    const read = await openBrowser(shop.app).get(`order/${orderNo}?key=${key}`);
    expect(read.json()).toMatchObject({
      data: { total_price: 28, events: [{ words: "The order was placed by telephone." }] },
    });
    const room = (await studio.get(`orders/${orderNo}`)).json();
    expect(room.data.events).toMatchObject([
      { by: "The support", words: "The order was placed by telephone." },
    ]);
  });

  test("that is placed once more, and at once twice, is the same order", async () => {
    const { id } = await filled();
    const answers = await Promise.all([placeTaken(studio, id), placeTaken(studio, id)]);
    const numbers = answers.map((answer) => answer.json<{ data: { order_no: string } }>().data.order_no);
    const again = await placeTaken(studio, id, { total: 28, delivery: null });
    expect([...numbers, again.json().data.order_no]).toEqual(Array(3).fill(numbers[0]));
    expect(
      await shop.sql(`select count(*)::int as n from shop_order where order_no = '${numbers[0]}'`),
    ).toEqual([{ n: 1 }]);
    expect(await draftOf(studio, id)).toMatchObject({ order_no: numbers[0], contact: {}, items: [] });
  });

  test("is not placed without what a checkout asks for, without the terms, empty, or at another total", async () => {
    const empty = await beginOrder(studio);
    await writeDown(studio, empty, caller());
    expect((await placeTaken(studio, empty)).json()).toMatchObject({
      code: 422,
      message: "Your cart is empty.",
    });
    const { id } = await filled({ ...caller(), postcode: "60" });
    const refused = await placeTaken(studio, id);
    expect(refused.json().error.fields).toEqual({ postcode: expect.any(String) });
    await writeDown(studio, id, caller());
    expect((await placeTaken(studio, id, { terms: false })).statusCode).toBe(422);
    expect((await placeTaken(studio, id, { total: 27 })).json()).toMatchObject({
      code: 409,
      error: { now: { total_price: 28 } },
    });
  });

  test("has no deposit, whatever the shop asks of who orders at the checkout", async () => {
    const { browser: owner } = await enterStudio(shop, "owner");
    const ask = async (percent: string) => {
      const was = (await owner.get("settings/fields")).json().data.values;
      return owner.send("PUT", "settings/fields", { was, now: { ...was, deposit_percent: percent } });
    };
    expect((await ask("50")).statusCode).toBe(200);
    onTestFinished(async () => {
      await ask("100");
    });
    const { id } = await filled();
    const room = (await studio.get(`orders/${await orderNoOf(id)}`)).json();
    expect(room.data.awaited).toContain("$28.00 is to be paid.");
  });

  test("that was begun with the same key is the same one", async () => {
    const key = randomUUID();
    expect(await beginOrder(studio, { key })).toBe(await beginOrder(studio, { key }));
  });
});

describe("an order for somebody whom the shop knows", () => {
  test("is one of their account by its address alone, with the artwork that came with it, and begins with what is known", async () => {
    const ann = somebody();
    const member = await signUp(shop, ann, "192.0.2.72");
    await put(member, { ...classic, quantity: 100 });
    const found = (await studio.get(`customers?search=${ann.email}`)).json();
    const id = await beginOrder(studio, { ref: found.data.customers[0].ref, way: "counter" });
    expect(await draftOf(studio, id)).toMatchObject({
      contact: { email: ann.email, first_name: "Ann", last_name: "Lee" },
      is_account: true,
    });
    const browser = await enterShopFor(shop, studio, id);
    const { id: artwork } = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
    await put(browser, { ...classic, artwork });
    expect((await draftOf(studio, id)).items).toMatchObject([{ files: "plum.png" }]);
    await writeDown(studio, id, caller(ann.email));
    const orderNo = await orderNoOf(id);
    expect((await member.get("orders")).body).toContain(orderNo);
    expect((await member.get(`artwork/${artwork}`)).json()).toMatchObject({ data: { name: "plum.png" } });
    // What lies in their own cart stays there.
    expect((await cartOf(member)).cart_items).toMatchObject([{ quantity: 100 }]);
    const again = await beginOrder(studio, { ref: found.data.customers[0].ref });
    expect((await draftOf(studio, again)).contact).toMatchObject({
      city_town: "Whangārei",
      postcode: "0110",
    });
  });
});

describe("the shop that is open for an order", () => {
  test("shows nothing of the customer's account, nor of the staff's own", async () => {
    const ann = somebody();
    const own = await signUp(shop, ann, "192.0.2.73");
    await put(own, { ...classic, quantity: 100 });
    const id = await beginOrder(studio);
    await writeDown(studio, id, caller(somebody().email));
    await enterShopFor(shop, studio, id, own);
    expect((await own.get("auth/session")).json()).toMatchObject({
      data: { user: null, guest: { email: null }, acts_for: { name: "Bea Moss", way: "telephone" } },
    });
    expect((await cartOf(own)).cart_items).toEqual([]);
    for (const path of ["account/profile", "account/addresses", "account/points"])
      expect([path, (await own.get(path)).statusCode]).toEqual([path, 401]);
    const left = await follow(shop, own, "/counter/back");
    expect(left.headers.location).toBe(`/studio/new-order/${id}`);
    expect((await own.get("auth/session")).json()).toMatchObject({ data: { user: { email: ann.email } } });
    expect((await cartOf(own)).cart_items).toMatchObject([{ quantity: 100 }]);
  });

  test("configures, and does nothing else", async () => {
    const { browser } = await filled();
    const writes = [
      ["POST", "order/place", { ...caller(), terms: "yes", total_price: 28 }],
      ["POST", "auth/login", { email: "ann@example.org", password: "honey-and-thyme" }],
      ["POST", "guest", { first_name: "Jo", last_name: "Smith", email: "jo@example.org" }],
      ["PUT", "checkout", { first_name: "Jo" }],
      ["POST", "cart/coupon", { coupon_code: "FIRSTPEEL" }],
      ["POST", "quote/create/quotation", { quotations: [classic] }],
    ] as const;
    for (const [method, path, body] of writes)
      expect([path, (await browser.send(method, path, body)).statusCode]).toEqual([path, 403]);
  });

  test("is opened by a link that is followed once, by nobody else's browser, and ends the one before", async () => {
    const { id, browser } = await filled();
    const { url } = (await studio.post(`counter/${id}/shop`, {})).json<{ data: { url: string } }>().data;
    // Another opening has begun: this one is over.
    const late = await browser.post("cart/add", classic);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "This order is not open here any more. Please open it again from the studio.",
    ]);
    const other = openBrowser(shop.app, "192.0.2.74");
    expect((await follow(shop, other, url)).statusCode).toBe(303);
    expect((await follow(shop, openBrowser(shop.app), url)).statusCode).toBe(404);
    expect((await cartOf(other)).cart_items).toHaveLength(1);
    expect((await cartOf(openBrowser(shop.app))).cart_items).toEqual([]);
  });

  test("ends with the sign-in of who opened it, with a role that may not, and with the order", async () => {
    const signedOut = await enterStudio(shop, "support");
    const demoted = await enterStudio(shop, "support");
    const ends = [
      { ...signedOut, end: () => signedOut.browser.post("sign-out", {}) },
      { ...demoted, end: () => shop.sql(`update staff set role = 'production' where id = ${demoted.id}`) },
      { ...(await enterStudio(shop, "support")), end: null },
    ];
    for (const { browser: staff, end } of ends) {
      const id = await beginOrder(staff);
      const browser = await enterShopFor(shop, staff, id);
      await put(browser, classic);
      await writeDown(staff, id, caller());
      if (end === null) expect((await placeTaken(staff, id)).statusCode).toBe(200);
      else await end();
      expect((await browser.post("cart/add", classic)).statusCode).toBe(409);
      expect((await browser.get("auth/session")).json().data).not.toHaveProperty("acts_for");
    }
  });
});

describe("two people at one order", () => {
  test("never write over each other; the same once more is no conflict", async () => {
    const { id, contact } = await filled();
    const { version, way } = await draftOf(studio, id);
    const colleague = (await enterStudio(shop, "owner")).browser;
    const save = (who: StudioBrowser, first_name: string) =>
      who.send("PUT", `counter/${id}`, {
        version,
        way,
        contact: { ...contact, first_name },
        shipping_method: null,
      });
    expect((await save(studio, "Jo")).statusCode).toBe(200);
    expect((await save(studio, "Jo")).statusCode).toBe(200);
    expect((await save(colleague, "Joan")).json()).toMatchObject({
      code: 409,
      message: "This order was changed meanwhile. Please look at it again.",
    });
    const stale = await placeTaken(colleague, id, { version });
    expect(stale.statusCode).toBe(409);
  });

  test("see one list, with who began it; what is discarded is gone for both", async () => {
    const { id } = await filled();
    const colleague = (await enterStudio(shop, "owner")).browser;
    const listed = async () =>
      (await colleague.get("counter"))
        .json<{ data: { drafts: { id: number }[] } }>()
        .data.drafts.find((draft) => draft.id === id);
    expect(await listed()).toMatchObject({ name: "Bea Moss", items: 1, begun_by: "The support" });
    expect((await colleague.send("DELETE", `counter/${id}`)).statusCode).toBe(200);
    expect(await listed()).toBeUndefined();
    expect((await studio.get(`counter/${id}`)).statusCode).toBe(404);
  });
});
