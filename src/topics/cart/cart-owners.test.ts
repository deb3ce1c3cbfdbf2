import { describe, expect, test } from "vitest";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { codeFor, signUp, somebody, temporaryPasswordFor } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

function visitor() {
  return openBrowser(shop.app, "192.0.2.41");
}

async function userId(browser: Browser): Promise<number> {
  return (await browser.get("auth/session")).json<{ data: { user: { id: number } } }>().data.user.id;
}

async function lines(browser: Browser) {
  return (await cartOf(browser)).cart_items.map(({ product_id, quantity }) => [product_id, quantity]);
}

describe("a guest's cart is in the account", () => {
  test("after signing in, beside what lay there, and what both have is there once", async () => {
    const member = somebody();
    const before = await signUp(shop, member, "192.0.2.41");
    await put(before, artPaper);
    const browser = visitor();
    await put(browser, artPaper);
    await put(browser, { ...classic, quantity: 100 });
    const { email, password } = member;
    expect((await browser.post("auth/login", { email, password })).statusCode).toBe(200);
    expect(await lines(browser)).toEqual([
      [1, 25],
      [2, 100],
    ]);
    expect(browser.cookies.has("guest")).toBe(false);
    expect((await before.get("cart/count")).json()).toMatchObject({ data: { count: 2 } });
  });

  test("with its two equal lines: they are two designs, of which the account has one already", async () => {
    const member = somebody();
    await put(await signUp(shop, member, "192.0.2.41"), classic);
    const browser = visitor();
    await put(browser, classic);
    await put(browser, classic);
    const { email, password } = member;
    await browser.post("auth/login", { email, password });
    expect(await lines(browser)).toEqual([
      [2, 25],
      [2, 25],
    ]);
  });

  test("after registering and typing the code", async () => {
    const member = somebody();
    const browser = visitor();
    await put(browser, classic);
    await browser.post("auth/register", member);
    await put(browser, artPaper);
    const code = await codeFor(shop, member.email);
    expect((await browser.post("auth/verify", { email: member.email, code })).statusCode).toBe(201);
    expect(await lines(browser)).toEqual([
      [2, 25],
      [1, 25],
    ]);
  });

  test("with what was removed still removed, and still to be put back", async () => {
    const member = somebody();
    await put(await signUp(shop, member, "192.0.2.41"), artPaper);
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    await browser.send("DELETE", `cart/items/${cart_item.id}`);
    const { email, password } = member;
    await browser.post("auth/login", { email, password });
    expect(await lines(browser)).toEqual([[1, 25]]);
    await browser.send("PATCH", `cart/items/${cart_item.id}`, { removed: false });
    expect(await lines(browser)).toHaveLength(2);
  });

  test("with its coupon and its way of shipping, unless the account has chosen for itself", async () => {
    const member = somebody();
    const browser = visitor();
    await put(browser, { ...classic, quantity: 100 });
    await browser.post("cart/coupon", { coupon_code: "firstpeel" });
    await browser.send("PUT", "cart/shipping", { shipping_method: "Express" });
    await signUp(shop, member, "192.0.2.41");
    const { email, password } = member;
    await browser.post("auth/login", { email, password });
    expect(await cartOf(browser)).toMatchObject({
      shipping_method: "Express",
      coupon: { code: "FIRSTPEEL" },
    });
    const other = visitor();
    await put(other, classic);
    await other.send("PUT", "cart/shipping", { shipping_method: "Standard" });
    await other.post("auth/login", { email, password });
    expect(await cartOf(other)).toMatchObject({ shipping_method: "Express" });
  });

  test("also what is added while signing in: nothing stays with the guest who has become the account", async () => {
    const member = somebody();
    await signUp(shop, member, "192.0.2.41");
    const browser = visitor();
    await put(browser, artPaper);
    const { email, password } = member;
    await Promise.all([
      browser.post("auth/login", { email, password }),
      ...[50, 100, 200].map((quantity) => browser.post("cart/add", { ...classic, quantity })),
    ]);
    expect(await lines(browser)).toContainEqual([1, 25]);
    const strays = await shop.sql(
      "select cart_line.id from cart_line join guest on guest.id = guest_id where guest.customer_id is not null",
    );
    expect(strays).toEqual([]);
  });
});

describe("somebody else's item", () => {
  test("can be neither changed, removed, put back nor replaced: it is not found", async () => {
    const mine = visitor();
    const { cart_item } = await put(mine, classic);
    const stranger = visitor();
    await put(stranger, artPaper);
    const member = await signUp(shop, somebody(), "192.0.2.41");
    for (const browser of [visitor(), stranger, member]) {
      const path = `cart/items/${cart_item.id}`;
      expect((await browser.send("PATCH", path, { quantity: 50 })).statusCode).toBe(404);
      expect((await browser.send("DELETE", path)).statusCode).toBe(404);
      expect((await browser.send("PATCH", path, { removed: false })).statusCode).toBe(404);
    }
    await stranger.post("cart/add", { ...artPaper, cart_item_id: cart_item.id });
    expect(await lines(stranger)).toHaveLength(2);
    expect(await lines(mine)).toEqual([[2, 25]]);
  });
});

test("signed in with a temporary password nobody sees, fills or changes a cart", async () => {
  const member = somebody();
  const before = await signUp(shop, member, "192.0.2.41");
  const { cart_item } = await put(before, classic);
  await visitor().post("auth/forgot-password", { email: member.email });
  const password = await temporaryPasswordFor(shop, member.email);
  const browser = visitor();
  expect((await browser.post("auth/login", { email: member.email, password })).statusCode).toBe(200);
  const answers = [
    await browser.get("cart"),
    await browser.get("cart/count"),
    await browser.post("cart/add", classic),
    await browser.send("DELETE", `cart/items/${cart_item.id}`),
    await browser.post("cart/points", { points: 1 }),
    await browser.send("PUT", "cart/update/user-cart/1", { cart_items: [cart_item.id] }),
  ];
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ code: 403, error: { must_change_password: true } });
  expect(await lines(before)).toEqual([[2, 25]]);
});

describe("cart/update/user-cart", () => {
  test("is for signed-in users only", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, classic);
    const refused = await browser.send("PUT", "cart/update/user-cart/1", { cart_items: [cart_item.id] });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      401,
      "Please sign in first.",
    ]);
  });

  test("takes note of the prices of now for the user's own items", async () => {
    const browser = await signUp(shop, somebody(), "192.0.2.41");
    const { cart_item } = await put(browser, classic);
    await shop.sql(`update cart_line set told_price = 1900 where id = ${cart_item.id}`);
    const path = `cart/update/user-cart/${await userId(browser)}`;
    const updated = await browser.send("PUT", path, { cart_items: [cart_item.id] });
    expect(updated.json()).toMatchObject({ data: { cart_items: [{ price: 20, told_price: 20 }] } });
  });

  test("of another user, or for items of others, is not found and changes nothing", async () => {
    const victim = await signUp(shop, somebody(), "192.0.2.41");
    const theirs = (await put(victim, classic)).cart_item.id;
    const guest = visitor();
    const guests = (await put(guest, classic)).cart_item.id;
    const thief = await signUp(shop, somebody(), "192.0.2.41");
    const own = (await put(thief, artPaper)).cart_item.id;
    const me = await userId(thief);
    const attempt = (user: number, cart_items: number[]) =>
      thief.send("PUT", `cart/update/user-cart/${user}`, { cart_items });
    expect((await attempt(await userId(victim), [theirs])).statusCode).toBe(404);
    expect((await attempt(me, [own, theirs])).statusCode).toBe(404);
    expect((await attempt(me, [guests])).statusCode).toBe(404);
    expect((await attempt(me, [2_000_000_000])).statusCode).toBe(404);
    expect(await lines(thief)).toEqual([[1, 25]]);
    expect(await lines(victim)).toEqual([[2, 25]]);
    expect(await lines(guest)).toEqual([[2, 25]]);
  });

  test.each([{}, { cart_items: [] }, { cart_items: ["1"] }, { cart_items: [1.5] }, { cart_items: "1" }])(
    "%o is refused",
    async (body) => {
      const browser = await signUp(shop, somebody(), "192.0.2.41");
      const path = `cart/update/user-cart/${await userId(browser)}`;
      expect((await browser.send("PUT", path, body)).statusCode).toBe(422);
    },
  );
});
