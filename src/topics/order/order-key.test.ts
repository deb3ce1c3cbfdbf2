import { expect, test } from "vitest";
import { orderedByGuest, sendOrdered } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { openOrderRoom } from "#tests/support/studio/order-room.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** The key in the newest mail of a subject. */
async function keyMailed(email: string, subject: string): Promise<string> {
  const { text } = await shop.mailTo(email, subject);
  return /\/order\/K[\w-]+\?key=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** Everything that a key opens, asked for by somebody who has nothing but the key. */
async function opens(number: string, key: string): Promise<Record<string, number>> {
  const stranger = openBrowser(shop.app);
  const query = `key=${key}`;
  const paths = {
    call: `/api/order/${number}?${query}`,
    picture: `/api/order/${number}/pictures/1?place=0&${query}`,
    paper: `/pdf/order/${number}/invoice?${query}`,
  };
  const entries = Object.entries(paths).map(async ([name, url]) => {
    const { statusCode } = await shop.app.inject({ url });
    return [name, statusCode] as const;
  });
  const written = await stranger.post(`order/${number}/messages?${query}`, { words: "Hello" });
  const paid = await stranger.post(`order/${number}/look-for-payment?${query}`, {});
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    written: written.statusCode,
    paid: paid.statusCode,
  };
}

const nothing = { call: 404, picture: 404, paper: 404, written: 404, paid: 404 };

test("a customer's new link goes to the order's own address; the one of before opens nothing any more, like one that never was", async () => {
  const { number, email, key: before, browser } = await orderedByGuest(shop);
  expect(await opens(number, before)).toMatchObject({ call: 200, picture: 200, written: 200 });
  const changed = await openBrowser(shop.app).post(`order/${number}/change-key?key=${before}`, {});
  expect([changed.statusCode, changed.json().data]).toEqual([200, { email }]);
  expect(await opens(number, before)).toEqual(nothing);
  expect(await opens(number, "k".repeat(43))).toEqual(nothing);
  const now = await keyMailed(email, "A new link to your order");
  expect(now).not.toBe(before);
  expect(await opens(number, now)).toMatchObject({ call: 200, picture: 200, written: 200 });
  expect((await browser.get(`order/${number}`)).statusCode).toBe(200);
  const late = await openBrowser(shop.app).post(`order/${number}/change-key?key=${before}`, {});
  expect(late.statusCode).toBe(404);
});

test("the staff change it by name; the audit tells who did, the studio is not told the key", async () => {
  const { number, email, key: before } = await orderedByGuest(shop);
  const { browser: staff } = await enterStudio(shop, "production");
  const changed = await staff.post(`orders/${number}/change-key`, {});
  expect([changed.statusCode, changed.json().data]).toEqual([200, { email }]);
  expect(await opens(number, before)).toEqual(nothing);
  const [entry] = await shop.sql(`select * from audit_entry where action = 'order.link-changed'
    and target = 'order ${number}'`);
  expect(entry?.staff_id).not.toBeNull();
  expect((await staff.post("orders/K26-AAAAAA/change-key", {})).statusCode).toBe(404);
});

test("a key ends a year after its order was delivered, unless it was used; a link that is asked for opens it again", async () => {
  const { number, email, key, browser } = await orderedByGuest(shop);
  await sendOrdered(shop, browser, number);
  const delivered = await (await openOrderRoom(shop, number)).send("deliver");
  expect(delivered.statusCode, delivered.body).toBe(200);
  const read = async () => (await shop.app.inject(`/api/order/${number}?key=${key}`)).statusCode;
  const usedOn = async (day: string, deliveredOn: string) => {
    await shop.sql(`update shop_order set key_used_on = '${day}' where order_no = '${number}'`);
    await shop.sql(`alter table order_fact disable trigger user`);
    await shop.sql(`update order_fact set recorded_at = '${deliveredOn}' where id =
      (select newest_fact from shop_order where order_no = '${number}')`);
    await shop.sql(`alter table order_fact enable trigger user`);
  };
  await usedOn("2026-03-09", "2026-02-01");
  expect(await read()).toBe(404);
  await usedOn("2026-03-10", "2026-02-01");
  expect(await read()).toBe(200);
  const [used] = await shop.sql(`select key_used_on::text from shop_order where order_no = '${number}'`);
  expect(used).toEqual({ key_used_on: "2027-03-10" });
  await usedOn("2026-03-09", "2026-02-01");
  await openBrowser(shop.app).post("order/link", { order_no: number, email });
  expect(await read()).toBe(200);
});
