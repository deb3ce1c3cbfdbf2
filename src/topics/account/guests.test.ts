import { beforeAll, describe, expect, test } from "vitest";
import { codeFor, signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, openPeopleShop, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
const ann = somebody();
beforeAll(async () => {
  await signUp(shop, ann);
});

function ownerOf(guestId: number) {
  return shop.sql(
    `select c.email from guest g join customer c on c.id = g.customer_id where g.id = ${guestId}`,
  );
}

const bea = { first_name: "Bea", last_name: "Moss", email: "bea@example.org" };

describe("a guest", () => {
  test("is remembered by the browser, and changed the second time", async () => {
    const browser = openBrowser(shop.app);
    const first = await browser.post("guest", bea);
    expect(first.statusCode).toBe(201);
    const { id } = first.json().data;
    const cookie = first.cookies.find(({ name }) => name === "guest");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const second = await browser.post("guest", { ...bea, first_name: "Beate" });
    expect(second.statusCode).toBe(200);
    expect(second.json().data).toEqual({ ...bea, id, first_name: "Beate" });
    const third = await browser.send("PUT", `guest/${id}`, bea);
    expect(third.json().data).toEqual({ ...bea, id });
    expect((await browser.get("auth/session")).json().data).toEqual({
      user: null,
      guest: { ...bea, id },
      points: 0,
    });
  });

  test("cannot be changed by another browser that knows its number", async () => {
    const browser = openBrowser(shop.app);
    const { id } = (await browser.post("guest", bea)).json().data;
    const stranger = openBrowser(shop.app);
    const mine = { ...bea, email: "mine@example.org" };
    expect((await stranger.send("PUT", `guest/${id}`, mine)).statusCode).toBe(404);
    await stranger.post("guest", { ...mine, id });
    expect((await stranger.send("PUT", `guest/${id}`, mine)).statusCode).toBe(404);
    expect((await browser.get("auth/session")).json().data.guest.email).toBe(bea.email);
  });

  test("with a member's address has to sign in", async () => {
    const refused = await openBrowser(shop.app).post("guest", { ...bea, email: ann.email });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toEqual({
      is_email_registered: true,
      fields: { email: "This is a registered e-mail address. You can contact us after logging in." },
    });
  });

  test("with a throw-away address is refused", async () => {
    const refused = await openBrowser(shop.app).post("guest", { ...bea, email: "bea@mailinator.com" });
    expect(refused.json().error.is_email_disposable).toBe(true);
  });

  test("is the member once they sign in or register, and forgotten by the browser", async () => {
    const browser = openBrowser(shop.app);
    const { id } = (await browser.post("guest", bea)).json().data;
    await browser.post("auth/login", { email: ann.email, password: ann.password });
    expect(browser.cookies.has("guest")).toBe(false);
    expect(await ownerOf(id)).toEqual([{ email: ann.email }]);

    const carl = { ...ann, email: "carl@example.org" };
    const other = openBrowser(shop.app);
    const guest = (await other.post("guest", { ...bea, email: carl.email })).json().data;
    await other.post("auth/register", carl);
    const code = await codeFor(shop, carl.email);
    await other.post("auth/verify", { email: carl.email, code });
    expect(await ownerOf(guest.id)).toEqual([{ email: carl.email }]);
    expect((await other.get("auth/session")).json().data.guest).toBeNull();
  });

  test("that was given away cannot be taken by a second account", async () => {
    const browser = openBrowser(shop.app);
    const { id } = (await browser.post("guest", bea)).json().data;
    const kept = browser.cookies.get("guest") ?? "";
    await browser.post("auth/login", { email: ann.email, password: ann.password });
    const dan = { ...ann, email: "dan@example.org" };
    await signUp(shop, dan);
    const thief = openBrowser(shop.app);
    thief.cookies.set("guest", kept);
    await thief.post("auth/login", { email: dan.email, password: dan.password });
    expect(await ownerOf(id)).toEqual([{ email: ann.email }]);
  });
});

describe("the e-mail check", () => {
  const check = (address: string) => `inquiry/form/email-exist?email=${encodeURIComponent(address)}`;

  test("tells of members, and not of addresses that wait for their code", async () => {
    const browser = openBrowser(shop.app);
    await browser.get("auth/session");
    await openBrowser(shop.app).post("auth/register", { ...ann, email: "waiting@example.org" });
    expect((await browser.get(check(` ${ann.email.toUpperCase()}`))).json().data).toEqual({ exists: true });
    expect((await browser.get(check("waiting@example.org"))).json().data).toEqual({ exists: false });
    expect((await browser.get(check("nobody@example.org"))).json().data).toEqual({ exists: false });
  });

  test("needs a browser that has opened a page of the shop", async () => {
    const stranger = openBrowser(shop.app);
    expect((await stranger.get(check(ann.email))).statusCode).toBe(403);
    stranger.cookies.set("form", `${Date.now()}.forged`);
    expect((await stranger.get(check(ann.email))).statusCode).toBe(403);
  });

  test("refuses a throw-away address with its message", async () => {
    const browser = openBrowser(shop.app);
    await browser.get("auth/session");
    const refused = await browser.get(check("x@mailinator.com"));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      data: { message: "Sorry, we don't allow disposable email address." },
      error: { is_email_disposable: true },
    });
  });

  test("answers twenty times a minute, on all nodes together", async () => {
    const strict = await openPeopleShop();
    const other = await strict.otherNode();
    const ask = async (round: number): Promise<number> => {
      const browser = openBrowser(round % 2 ? other : strict.app, "192.0.2.77");
      await browser.get("auth/session");
      return (await browser.get(check(`a${round}@example.org`))).statusCode;
    };
    // 41 tries cannot fit into two windows of twenty, wherever a minute ends.
    const statuses = await Promise.all(Array.from({ length: 41 }, (_, round) => ask(round)));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    await strict.close();
  });
});
