import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { done, giveBack, makeProof, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { messageOf } from "#domain/messages.ts";
import { openOrderRoom } from "#tests/support/studio/order-room.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

let browser: Browser;
let email: string;
let number: string;
/** $19.50, sent free. */
beforeEach(async () => {
  browser = openBrowser(shop.app);
  email = `${randomUUID()}@example.org`;
  await put(browser, artPaper);
  ({ number } = await order(browser, { email }));
});

const money = async () => {
  const { paid, due, bank, waits_for: waitsFor } = await orderOf(browser, number);
  return { paid, due, bank: bank && bank.reference, waitsFor };
};

test("parts of a payment add up, and each is told", async () => {
  await pay(shop, number, 1_000, "bank 1");
  expect(await money()).toEqual({ paid: 10, due: 9.5, bank: number, waitsFor: ["payment", "proof"] });
  const part = await shop.mailTo(email, "Part of your payment has arrived");
  expect(part.text).toContain("Thank you for your payment. $10.00 has arrived. $9.50 is still to be paid.");
  expect(part.text).toContain("To pay: $9.50");
  await pay(shop, number, 950, "bank 2");
  expect(await money()).toEqual({ paid: 19.5, due: 0, bank: null, waitsFor: ["proof"] });
  await shop.mailTo(email, "Your order is paid");
});

test("too much is said to be too much, and given back no more than came", async () => {
  await pay(shop, number, 2_500, "bank 1");
  expect(await money()).toMatchObject({ paid: 25, due: -5.5, bank: null });
  expect((await shop.mailTo(email, "Your order is paid")).text).toContain("$5.50 more than it costs");
  expect(await giveBack(shop, number, 2_501, "back 1")).toMatchObject({
    ok: false,
    code: "refund-too-large",
  });
  expect(await giveBack(shop, number, 550, "back 1")).toMatchObject({ ok: true });
  expect(await money()).toMatchObject({ paid: 19.5, due: 0 });
  expect((await shop.mailTo(email, "We have given money back")).text).toContain("$5.50");
});

test("the same payment told twice is one, also at once; its reference with another amount is refused", async () => {
  const told = await Promise.all(Array.from({ length: 10 }, () => pay(shop, number, 1_950, "bank 1")));
  expect(told.filter((one) => one.ok && one.isNew)).toHaveLength(1);
  expect(told.every(({ ok }) => ok)).toBe(true);
  expect(await pay(shop, number, 1_900, "bank 1")).toMatchObject({ ok: false, code: "reference-used" });
  expect(await pay(shop, number, 0, "bank 2")).toMatchObject({ ok: false, code: "amount-invalid" });
  expect(await money()).toMatchObject({ paid: 19.5, due: 0 });
  const mails = (await shop.outbox()).filter(
    ({ recipient, subject }) => recipient === email && subject.includes("is paid"),
  );
  expect(mails.length).toBeLessThanOrEqual(1);
});

test("what arrives after cancelling is owed to the customer, and the customer is told", async () => {
  await browser.post(`order/${number}/cancel`, { reason: "Found them" });
  await pay(shop, number, 1_950, "late");
  expect(await orderOf(browser, number)).toMatchObject({ stage: "cancelled", due: -19.5, bank: null });
  const mail = await shop.mailTo(email, "Your payment has arrived");
  expect(mail.text).toContain("We will give it back to you.");
});

test("what is being made is not cancelled, and its story goes on to the door", async () => {
  await pay(shop, number, 1_950, "bank 1");
  await makeProof(shop, number);
  await browser.post(`order/${number}/proofs/1/approve`, { version: 1, sha256: proofHash(1) });
  await done(shop, number, { kind: "production-started" });
  const cancel = await browser.post(`order/${number}/cancel`, { reason: "" });
  expect([cancel.statusCode, cancel.json().message]).toEqual([
    409,
    "This order has moved on. Please look at it again.",
  ]);
  await done(shop, number, { kind: "dispatched", carrier: "NZ Post", tracking: "AB1" });
  expect((await shop.mailTo(email, "Your order is on its way")).text).toContain("AB1");
  await done(shop, number, { kind: "delivered" });
  const { stage, tracking, may_cancel: mayCancel } = await orderOf(browser, number);
  expect({ stage, tracking, mayCancel }).toEqual({
    stage: "delivered",
    tracking: {
      carrier: "NZ Post",
      number: "AB1",
      url: "https://www.nzpost.co.nz/tools/tracking?trackid=AB1",
      parcels: [{ number: "AB1", url: "https://www.nzpost.co.nz/tools/tracking?trackid=AB1" }],
    },
    mayCancel: false,
  });
});

test("the page's sums are those of the mail, of the staff's mail and of what is stored", async () => {
  const member = somebody();
  const buyer = await signUp(shop, member, "192.0.2.90");
  await put(buyer, { ...artPaper, quantity: 500 });
  await put(buyer, { ...artPaper, quantity: 100, kinds: 3 });
  await buyer.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  await buyer.post("cart/points", { points: 2 });
  await buyer.send("PUT", "cart/shipping", { shipping_method: "Express" });
  const cart = await cartOf(buyer);
  const { number: placed } = await order(buyer);
  const read = await orderOf(buyer, placed);
  const cents = (dollars: number) => Math.round(dollars * 100);
  const items = read.items.reduce((sum: number, { price }: { price: number }) => sum + cents(price), 0);
  expect(items).toBe(cents(read.sub_total));
  expect(read.total_price).toBe(cart.total_price);
  expect(cents(read.total_price)).toBe(
    items + cents(read.shipping_fee) - cents(read.coupon_discount) - cents(read.point_discount),
  );
  expect(cents(read.gst)).toBe(Math.round((cents(read.total_price) * 3) / 23));
  expect(cents(read.paid) + cents(read.due)).toBe(cents(read.total_price));
  const total = `Total: $${read.total_price.toFixed(2)}, including $${read.gst.toFixed(2)} GST`;
  const mails = await Promise.all([
    shop.mailTo(member.email, "Thank you for your order"),
    shop.mailTo(shop.services.config.staffEmail, `New order: ${placed}`),
  ]);
  for (const { text } of mails) expect(text.replaceAll(/\s+/g, " ")).toContain(total);
});

test("two points are spent once, however many orders of one member want them", async () => {
  const member = somebody();
  const first = await signUp(shop, member, "192.0.2.91");
  const second = openBrowser(shop.app, "192.0.2.92");
  await second.post("auth/login", member);
  for (let round = 0; round < 10; round += 1) {
    const tries = [first, second].map(async (tab) => {
      await put(tab, artPaper);
      await tab.post("cart/points", { points: 2 });
      const { total_price: total } = await cartOf(tab);
      return sendOrder(tab, total);
    });
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => ![201, 409, 422].includes(statusCode))).toEqual([]);
  }
  const [spent] = await shop.sql(`select coalesce(sum(point_discount), 0)::int as points from shop_order o
    join customer c on c.id = o.customer_id where c.email = '${member.email}'`);
  expect(spent).toEqual({ points: 200 });
  expect((await first.get("account/points")).json().data.points).toBe(0);
});

test("money goes back as it was told: never more than its payment holds, as points only to an account, whole ones", async () => {
  const who = somebody();
  const member = await signUp(shop, who);
  await put(member, artPaper);
  const { number: ordered } = await order(member, { email: who.email });
  await pay(shop, ordered, 1_950, "bank 1");
  await pay(shop, ordered, 1_000, "bank 2");
  const send = async (typed: Record<string, string>) =>
    (await openOrderRoom(shop, ordered)).send("refund", typed);
  const [first] = (await openOrderRoom(shop, ordered)).order.payments;
  expect(first).toMatchObject({ reference: "bank 1", ways: ["transfer", "cash", "points"] });
  const of = (payment: string, amount: string, way: string) =>
    send({ payment, amount, way, reference: amount });
  expect((await of("bank 2", "10.01", "transfer")).statusCode).toBe(422);
  expect((await of("bank 2", "2.50", "points")).json().message).toBe(messageOf("points-whole"));
  expect((await of("bank 2", "4.00", "points")).statusCode).toBe(200);
  expect((await of("bank 2", "6.00", "cash")).statusCode).toBe(200);
  expect((await openOrderRoom(shop, ordered)).order.payments).toMatchObject([{ reference: "bank 1" }]);
  const points = await shop.sql(`select points from points_ledger p join customer c on c.id = p.customer_id
    where c.email = '${who.email}' and cause like 'money:%'`);
  expect(points).toEqual([{ points: 4 }]);
  const told = (await openOrderRoom(shop, ordered)).order.events.map(({ words }) => words);
  expect(told).toEqual(
    expect.arrayContaining(["$4.00 was given back as points.", "$6.00 was given back in cash."]),
  );
});
