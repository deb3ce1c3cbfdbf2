import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { shopMoment } from "#platform/clock.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { makeProof, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { tracesOf } from "#tests/support/server/guest-order.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { keepTime } from "./keep-time.ts";

/** Wednesday 10 March 2027, 13:00 in Auckland. Its own: its clock moves. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

/** The hourly job, as it runs on a day at noon. */
function keepTimeOn(date: string): Promise<void> {
  const now = Date.parse(`${date}T00:00:00Z`);
  const moment = () => shopMoment(now, "Pacific/Auckland", "18:00");
  return keepTime({ ...shop.services, clock: { now: () => now }, shopMoment: moment });
}

async function ordered(
  body: object = { ...classic, quantity: 100 },
  browser: Browser = openBrowser(shop.app),
) {
  await put(browser, body);
  const email = `${randomUUID()}@example.org`;
  const { number, key, total } = await order(browser, { email });
  const read = () => orderOf(browser, number);
  return { browser, number, key, total, email, read, traces: () => tracesOf(shop, number, email) };
}

const first = "Thank you for your order";
const reminder = "Your order is waiting for you";
const lapsed = "Your order has lapsed";

test("an order nobody speaks of is reminded of twice and lapses, however often and on however many nodes it is looked at", async () => {
  const { read, traces, email } = await ordered();
  const { open_until: until } = await read();
  expect(until).toBe("2027-04-02");
  await keepTimeOn("2027-03-11");
  expect((await traces()).mails).toEqual([first]);
  for (const day of ["2027-03-12", "2027-03-18"])
    await Promise.all([keepTimeOn(day), keepTimeOn(day), keepTimeOn(day)]);
  expect((await traces()).mails).toEqual([first, reminder]);
  await Promise.all([keepTimeOn("2027-03-19"), keepTimeOn("2027-03-22")]);
  await keepTimeOn("2027-04-02");
  expect((await traces()).mails).toEqual([first, reminder, reminder]);
  const mail = await shop.mailTo(email, reminder);
  expect(mail.text).toContain("Please send us your artwork and pay $65.00 by bank transfer.");
  expect(mail.text).toContain("It stays open until Fri 2 April.");
  await Promise.all([keepTimeOn("2027-04-03"), keepTimeOn("2027-04-03"), keepTimeOn("2027-04-03")]);
  await keepTimeOn("2027-05-03");
  expect(await traces()).toEqual({ facts: ["placed", "lapsed"], mails: [first, lapsed, reminder, reminder] });
  expect(await read()).toMatchObject({ stage: "lapsed", open_until: null, due: 0 });
});

test("whatever is heard begins the time anew; nobody is hurried who waits for the shop", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "coarse.png", await plainPicture("#305080", 80, 80));
  const { number, read, traces } = await ordered({ ...artPaper, artwork: id }, browser);
  await keepTimeOn("2027-06-01");
  expect(await read()).toMatchObject({ stage: "open", open_until: null });
  expect((await traces()).mails).toEqual([first]);
  await makeProof(shop, number);
  expect((await read()).open_until).toBe("2027-04-02");
  await keepTimeOn("2027-03-12");
  expect((await traces()).mails).toEqual([first, reminder, "Your proof is ready"].toSorted());
});

test("what is approved and paid does not lapse, and money for what has lapsed is to be given back", async () => {
  const done = await ordered();
  await makeProof(shop, done.number);
  await done.browser.post(`order/${done.number}/proofs/1/approve`, { version: 1, sha256: proofHash(1) });
  await pay(shop, done.number, Math.round(done.total * 100), "all");
  const part = await ordered();
  await pay(shop, part.number, 2_000, "part");
  await keepTimeOn("2027-06-01");
  expect((await done.read()).stage).toBe("ready");
  expect(await part.read()).toMatchObject({ stage: "lapsed", due: -20 });
  const work = await shop.mailTo(shop.services.config.staffEmail, `Order lapsed: ${part.number}`);
  expect(work.text).toContain("$20.00 is to be given back.");
});

test("an approval in the hour it lapses is had or refused, never both", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { browser, number, read } = await ordered();
    await makeProof(shop, number);
    const [answer] = await Promise.all([
      browser.post(`order/${number}/proofs/1/approve`, { version: 1, sha256: proofHash(1) }),
      keepTimeOn("2027-06-01"),
    ]);
    const { stage, items } = await read();
    const had = [answer.statusCode, stage, items[0].proof.state];
    expect([
      [200, "open", "approved"],
      // Had before the time was looked at: by the shop's own clock that was months ago.
      [200, "lapsed", "approved"],
      [409, "lapsed", "made"],
    ]).toContainEqual(had);
  }
});

test("coupon and points go back, once", async () => {
  const browser = await signUp(shop, somebody(), "192.0.2.81");
  await put(browser, { ...classic, quantity: 100 });
  await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  await browser.post("cart/points", { points: 2 });
  const { number } = await order(browser);
  await keepTimeOn("2027-06-01");
  await keepTimeOn("2027-06-02");
  const { points, entries } = (await browser.get("account/points")).json().data;
  expect([points, entries[0].reason]).toEqual([2, `Lapsed order ${number}`]);
  const { revival } = await orderOf(browser, number);
  expect(revival).toMatchObject({ may_reopen: false, total_price: 65 });
  expect((await browser.post(`order/${number}/revive`, {})).statusCode).toBe(409);
});

describe("a lapsed order", () => {
  test("is opened again at the same price, once, by whoever has its link", async () => {
    const { browser, number, key, read, traces } = await ordered();
    expect((await browser.post(`order/${number}/revive`, {})).statusCode).toBe(409);
    await keepTimeOn("2027-06-01");
    expect((await read()).revival).toMatchObject({ may_reopen: true, total_price: 65 });
    const stranger = openBrowser(shop.app);
    const off = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    for (const query of ["", `?key=${off}`])
      expect((await stranger.post(`order/${number}/revive${query}`, {})).statusCode).toBe(404);
    const answers = await Promise.all(
      [1, 2, 3].map(() => stranger.post(`order/${number}/revive?key=${key}`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await read()).toMatchObject({ stage: "open", due: 65, revival: null });
    expect((await traces()).facts).toEqual(["placed", "lapsed", "revived"]);
    expect((await traces()).mails).toContain("Your order is open again");
  });

  test("that costs something else today is ordered anew, with both prices shown", async () => {
    const { browser, number, read } = await ordered();
    await shop.sql(`update shop_order set items = jsonb_set(items, '{0,price}', '6000'), sub_total = sub_total - 500,
      total_price = total_price - 500 where order_no = '${number}'`);
    await keepTimeOn("2027-06-01");
    const { total_price: total, revival } = await read();
    expect([total, revival.total_price, revival.may_reopen]).toEqual([60, 65, false]);
    expect((await browser.post(`order/${number}/revive`, {})).statusCode).toBe(409);
  });
});
