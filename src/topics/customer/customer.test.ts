import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { askForFoil } from "#tests/support/server/answered-request.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop();
const ann = somebody();

type Customer = StudioReplyTo<"GET customers/:ref">;

async function read(browser: StudioBrowser, ref: string | number): Promise<Customer> {
  const given = await browser.get(`customers/${ref}`);
  expect(given.statusCode, given.body).toBe(200);
  return given.json<{ data: Customer }>().data;
}

/** Somebody with an account, in their browser. */
async function member(email = `${randomUUID()}@example.org`) {
  const person = { ...ann, email };
  const browser = await signUp(shop, person);
  const [row] = await shop.sql(`select id from customer where email = '${person.email}'`);
  return { ...person, browser, id: Number(row?.id) };
}

const auditOf = (id: number) =>
  shop.sql(
    `select staff_id, action, before, after from audit_entry where target = 'customer ${id}' order by id`,
  );

describe("a customer's page", () => {
  test("has what they ordered and asked, also as a guest with the same address", async () => {
    const { browser } = await enterStudio(shop, "support");
    const email = `${randomUUID()}@example.org`;
    const guest = openBrowser(shop.app);
    await put(guest, { ...classic, quantity: 100 });
    const { number: asGuest } = await order(guest, { email });
    const asked = await askForFoil(shop, email);
    const question = { question: "Do they fade?", first_name: "Ann", email };
    expect((await guest.post("quote/create/question", question)).statusCode).toBe(201);
    const { id, browser: own } = await member(email);
    await put(own, { ...classic, quantity: 100 });
    const { number } = await order(own, { email });
    const page = await read(browser, id);
    expect(page).toMatchObject({ ref: String(id), name: "Ann Lee", email, is_guest: false });
    expect(page.orders.map((one) => [one.order_no, one.as_guest])).toEqual([
      [number, false],
      [asGuest, false],
    ]);
    expect(page.orders[0]).toMatchObject({ stage: "open", total: 65, due: 65 });
    expect(page.requests).toMatchObject([{ number: asked, answered: null }]);
    expect(page.questions).toMatchObject([{ words: "Do they fade?", state: "open" }]);
    const only = await browser.get(`questions?only=${page.questions[0]?.id}`);
    const listed = only.json<{ data: StudioReplyTo<"GET questions"> }>().data.questions;
    expect(listed.map(({ email: asker }) => asker)).toEqual([email]);
    expect(page.member).toMatchObject({
      id,
      addresses: [],
      points: { balance: 2, entries: [{ points: 2, reason: "Welcome to the shop" }] },
      credit: { limit: 0, days: 20, owed: 0, left: 0 },
    });
  });

  test("a guest has theirs, until their address has an account: then that is shown", async () => {
    const { browser } = await enterStudio(shop, "support");
    const email = `${randomUUID()}@example.org`;
    const guest = openBrowser(shop.app);
    await put(guest, { ...classic, quantity: 100 });
    const { number } = await order(guest, { email });
    const [row] = await shop.sql(`select id from guest where email = '${email}'`);
    const ref = `g${Number(row?.id)}`;
    const page = await read(browser, ref);
    expect(page).toMatchObject({ ref, name: "Bea Moss", email, is_guest: true, member: null });
    expect(page.orders.map((one) => [one.order_no, one.as_guest])).toEqual([[number, false]]);
    await signUp(shop, { ...ann, email });
    expect(await read(browser, ref)).toMatchObject({
      name: "Ann Lee",
      is_guest: false,
      orders: [{ order_no: number }],
    });
  });

  test("of nobody there is none, and production reads none", async () => {
    const { browser } = await enterStudio(shop, "support");
    for (const ref of ["999999", "g999999"])
      expect((await browser.get(`customers/${ref}`)).statusCode).toBe(404);
    for (const ref of ["x", "g", "1g"]) expect((await browser.get(`customers/${ref}`)).statusCode).toBe(400);
    const production = await enterStudio(shop, "production");
    expect((await production.browser.get("customers/1")).statusCode).toBe(403);
  });
});

describe("points by the staff", () => {
  test("are entered with a reason that the customer reads, once, and the log says who", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "support");
    const { id, browser: own } = await member();
    const { seen } = (await read(browser, id)).member!.points;
    const body = { points: "5", reason: "  A label was crooked ", seen };
    const entered = await browser.post(`customers/${id}/points`, body);
    expect(entered.json()).toMatchObject({ data: { balance: 7 } });
    expect((await browser.post(`customers/${id}/points`, body)).statusCode).toBe(409);
    const ledger = await own.get("account/points");
    expect(ledger.body).toContain("A label was crooked");
    expect((await read(browser, id)).member!.points).toMatchObject({
      balance: 7,
      entries: [{ points: 5, reason: "A label was crooked" }, { points: 2 }],
    });
    expect(await auditOf(id)).toEqual([
      {
        staff_id: staffId,
        action: "points.entered",
        before: { points: 2 },
        after: { points: 7, reason: "A label was crooked" },
      },
    ]);
  });

  test("are never less than none, also where two take them at once, and no entry is changed", async () => {
    const { browser } = await enterStudio(shop, "support");
    const { id } = await member();
    const { seen } = (await read(browser, id)).member!.points;
    const take = (points: string) =>
      browser.post(`customers/${id}/points`, { points, reason: "Given twice", seen });
    const tooMany = await take("-3");
    expect([tooMany.statusCode, Object.keys(tooMany.json().error.fields)]).toEqual([422, ["points"]]);
    const both = await Promise.all([take("-2"), take("-2")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read(browser, id)).member!.points.balance).toBe(0);
    await expect(shop.sql(`update points_ledger set points = 9 where customer_id = ${id}`)).rejects.toThrow(
      "Failed query",
    );
  });

  test.each([
    ["points", { points: "0" }],
    ["points", { points: "201" }],
    ["points", { points: "1.5" }],
    ["points", { points: "" }],
    ["reason", { reason: " a " }],
    ["reason", { reason: "<b>bold</b>" }],
  ])("%s is refused at its field: %j", async (field, wrong) => {
    const { browser } = await enterStudio(shop, "owner");
    const given = await browser.post("customers/1/points", {
      points: "1",
      reason: "A gift",
      seen: 0,
      ...wrong,
    });
    expect(given.statusCode).toBe(422);
    expect(Object.keys(given.json().error.fields)).toEqual([field]);
  });
});

describe("credit", () => {
  test("is set by the owner; of two at once the second is told what the first made it", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "owner");
    const { id, browser: own } = await member();
    const was = { limit: 0, days: 20 };
    const set = (limit: string, days: string) => browser.post(`customers/${id}/credit`, { limit, days, was });
    expect((await set("2,000", "30")).statusCode).toBe(200);
    const late = await set("500", "10");
    expect(late.statusCode).toBe(409);
    expect(late.json().error.fields.limit).toContain("$2,000.00 for 30 days");
    expect((await read(browser, id)).member!.credit).toEqual({ limit: 2000, days: 30, owed: 0, left: 2000 });
    await put(own, { ...classic, quantity: 100 });
    await order(own, { pay_by: "account" });
    expect((await read(browser, id)).member!.credit).toEqual({ limit: 2000, days: 30, owed: 65, left: 1935 });
    expect(await auditOf(id)).toEqual([
      {
        staff_id: staffId,
        action: "credit.set",
        before: { limit: 0, days: 20 },
        after: { limit: 200_000, days: 30 },
      },
    ]);
  });

  test("what is typed wrongly is said at its field, and support sets none", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { id } = await member();
    const body = { limit: "much", days: "91", was: { limit: 0, days: 20 } };
    const wrong = await browser.post(`customers/${id}/credit`, body);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ["limit", "days"]]);
    const support = await enterStudio(shop, "support");
    expect((await support.browser.post(`customers/${id}/credit`, body)).statusCode).toBe(403);
    expect(await auditOf(id)).toEqual([]);
  });
});
