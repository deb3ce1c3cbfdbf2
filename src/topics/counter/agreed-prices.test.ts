import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mayStaff, staffRoles, type StaffRole } from "#domain/studio/permissions.ts";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import {
  beginOrder,
  caller,
  draftOf,
  enterShopFor,
  placeTaken,
  writeDown,
} from "#tests/support/studio/taken-order.ts";

/** No promotion runs on this day: 100 stickers cost $57.00. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
const roles = {} as Record<StaffRole, StudioBrowser>;
beforeAll(async () => {
  for (const role of staffRoles) roles[role] = (await enterStudio(shop, role)).browser;
});

async function filled() {
  const studio = roles.support;
  const id = await beginOrder(studio);
  const browser = await enterShopFor(shop, studio, id);
  const { cart_item: item } = await put(browser, { ...classic, quantity: 100 });
  const contact = caller();
  await writeDown(studio, id, contact);
  return { id, browser, line: item.id, contact };
}

const regular = { price: "45.00", reason: "A regular of ours", usual: 57 };

function agree(id: number, line: number, body: object = {}, who = roles.support) {
  return who.send("PUT", `counter/${id}/lines/${line}/price`, { ...regular, ...body });
}

describe("a price by hand", () => {
  test("is what the line costs, with its reason for the staff alone, on the order, its papers and the customer's page", async () => {
    const { id, line, contact } = await filled();
    expect((await agree(id, line)).statusCode).toBe(200);
    expect(await draftOf(roles.support, id)).toMatchObject({
      items: [{ price: 45, usual: 57, agreed: "A regular of ours", ended: null }],
      sub_total: 45,
      total: 53,
    });
    const placed = await placeTaken(roles.support, id);
    const { order_no: orderNo } = placed.json<{ data: { order_no: string } }>().data;
    const room = (await roles.support.get(`orders/${orderNo}`)).json();
    expect(room.data.items[0]).toMatchObject({
      price: "$45.00",
      agreed: "As agreed, usually $57.00: “A regular of ours”",
    });
    const { text, html } = await shop.mailTo(contact.email, orderNo);
    const key = /\?key=([\w-]+)/.exec(text)?.[1] ?? "";
    const page = await openBrowser(shop.app).get(`order/${orderNo}?key=${key}`);
    expect(page.json()).toMatchObject({ data: { total_price: 53, items: [{ price: 45, is_agreed: true }] } });
    expect(text + html + page.body).not.toContain("A regular of ours");
    const log = await shop.sql(`select action, before, after from audit_entry where target = 'draft ${id}'`);
    expect(log).toMatchObject([
      {
        action: "price.agreed",
        before: { price: "$57.00" },
        after: { price: "$45.00", reason: regular.reason },
      },
    ]);
  });

  test("holds for what it was agreed for: another quantity has its usual price, and it is said what ended", async () => {
    const { id, line, browser } = await filled();
    await agree(id, line);
    await browser.send("PATCH", `cart/items/${line}`, { quantity: 200 });
    expect((await draftOf(roles.support, id)).items).toMatchObject([
      { price: 97, usual: 97, agreed: null, ended: 45 },
    ]);
    await browser.send("PATCH", `cart/items/${line}`, { quantity: 100 });
    expect((await draftOf(roles.support, id)).items).toMatchObject([{ price: 45, ended: null }]);
    await roles.support.send("DELETE", `counter/${id}/lines/${line}/price`);
    expect((await draftOf(roles.support, id)).items).toMatchObject([
      { price: 57, agreed: null, ended: null },
    ]);
  });

  test("below what it costs is asked about, and said so", async () => {
    const { id, line } = await filled();
    const cost = (await draftOf(roles.support, id)).items[0]?.cost ?? 0;
    expect(cost).toBeGreaterThan(0);
    const price = (cost - 0.01).toFixed(2);
    expect((await agree(id, line, { price })).json()).toMatchObject({
      code: 409,
      error: { fields: { price: "This is less than it costs the shop." } },
    });
    expect((await agree(id, line, { price: cost.toFixed(2) })).statusCode).toBe(200);
    expect((await agree(id, line, { price, below_cost: true })).statusCode).toBe(200);
  });

  test("needs an amount, a reason, the price that was shown, and a line of the draft", async () => {
    const { id, line } = await filled();
    const other = await filled();
    for (const [body, status] of [
      [{ price: "0" }, 422],
      [{ price: "none" }, 422],
      [{ reason: " " }, 422],
      [{ usual: 56 }, 409],
    ] as const)
      expect([body, (await agree(id, line, body)).statusCode]).toEqual([body, status]);
    expect((await agree(id, other.line)).statusCode).toBe(404);
    expect((await draftOf(roles.support, id)).total).toBe(65);
  });
});

test("a cart of nobody's draft takes no price by hand, whatever is sent along", async () => {
  const browser = openBrowser(shop.app, "192.0.2.75");
  await browser.post("cart/add", { ...classic, quantity: 100, agreed: { cents: 100 }, agreed_price: 1 });
  expect((await cartOf(browser)).sub_total).toBe(57);
});

test("every call is for the roles that may, with a body that works", async () => {
  for (const role of staffRoles) {
    const { id, line } = await filled();
    const spare = await filled();
    const { version, total, delivery } = await draftOf(roles.support, id);
    const save = { version, way: "telephone", contact: caller(), shipping_method: null };
    const calls = [
      ["GET", "counter", undefined, "orders.place"],
      ["POST", "counter", { key: randomUUID(), way: "counter" }, "orders.place"],
      ["GET", `counter/${id}`, undefined, "orders.place"],
      ["PUT", `counter/${id}`, save, "orders.place"],
      ["POST", `counter/${id}/shop`, {}, "orders.place"],
      ["PUT", `counter/${id}/lines/${line}/price`, regular, "prices.agree"],
      ["DELETE", `counter/${id}/lines/${line}/price`, undefined, "prices.agree"],
      ["DELETE", `counter/${spare.id}/lines/${spare.line}`, undefined, "orders.place"],
      ["DELETE", `counter/${spare.id}`, undefined, "orders.place"],
      ["POST", `counter/${id}/place`, { version: version + 1, total, delivery, terms: true }, "orders.place"],
    ] as const;
    for (const [method, path, body, needs] of calls) {
      const { statusCode } = await roles[role].send(method, path, body);
      expect([role, method, path, statusCode]).toEqual([
        role,
        method,
        path,
        mayStaff(role, needs) ? 200 : 403,
      ]);
    }
  }
});

describe("a draft that becomes a quotation", () => {
  async function quoted() {
    const taken = await filled();
    await agree(taken.id, taken.line);
    const { version, total, delivery } = await draftOf(roles.support, taken.id);
    const quote = () => roles.support.post(`counter/${taken.id}/quotation`, { version, total, delivery });
    return { ...taken, quote };
  }

  test("is mailed with its link, at its prices, without why; asked for once more it is the same one", async () => {
    const { id, contact, quote } = await quoted();
    const answers = await Promise.all([quote(), quote()]);
    const [first, again] = answers.map(
      (answer) => answer.json<{ data: { quotation_no: string; url: string } }>().data,
    );
    expect(again).toEqual(first);
    const { text } = await shop.mailTo(contact.email, "Your quotation");
    expect(text).toContain(first!.url);
    const [, number, key] = /\/q\/(\w+)\/([\w-]+)/.exec(text) ?? [];
    const read = await openBrowser(shop.app).get(`quotation/${number}?key=${key}`);
    expect(read.json()).toMatchObject({ data: { total_price: 53, items: [{ price: 45 }] } });
    expect(read.body + text).not.toContain("A regular of ours");
    expect(await draftOf(roles.support, id)).toMatchObject({
      quotation: { number: first!.quotation_no },
      items: [],
      contact: {},
    });
    expect((await placeTaken(roles.support, id)).statusCode).toBe(409);

    const ordering = openBrowser(shop.app, "192.0.2.76");
    const body = { ...caller(), terms: "yes", total_price: 53, quotation_no: number, quotation_key: key };
    const ordered = await ordering.post("order/place", body);
    expect(ordered.statusCode, ordered.body).toBe(201);
    const { order_no: orderNo } = ordered.json<{ data: { order_no: string } }>().data;
    expect((await roles.support.get(`orders/${orderNo}`)).json().data.items[0].agreed).toContain(
      "A regular of ours",
    );
  });
});
