import { describe, expect, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { accept, checkoutOf, issue } from "#tests/support/bodies/quotation-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** $57.00 of goods and $8.00 of shipping. */
const hundred = { ...classic, quantity: 100 };
const onAccount = { pay_by: "account" };

async function customerId(email: string): Promise<number> {
  const [row] = await shop.sql(`select id from customer where email = '${email}'`);
  return Number(row?.id);
}

async function setCredit(email: string, limit: string, days = "20") {
  const [held] = await shop.sql(`select credit_limit, credit_days from customer where email = '${email}'`);
  const was = { limit: Number(held?.credit_limit) / 100, days: Number(held?.credit_days) };
  return (await ownerOf(shop)).post(`customers/${await customerId(email)}/credit`, { limit, days, was });
}

/** A member to whom the shop sells on account, with a full cart. */
async function member(limit: string) {
  const person = somebody();
  const browser = await signUp(shop, person, "192.0.2.60");
  expect((await setCredit(person.email, limit)).statusCode).toBe(200);
  await put(browser, hundred);
  return { browser, email: person.email };
}

async function account(browser: Awaited<ReturnType<typeof member>>["browser"]) {
  return (await browser.get("checkout")).json().data.account;
}

describe("what may be owed", () => {
  test("is set by the owner, and is said where somebody's checkout is", async () => {
    const { browser, email } = await member("100");
    expect(await account(browser)).toEqual({ left: 100, due_on: "2027-03-30", is_enough: true });
    const wrong = await setCredit(email, "lots", "0");
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().error.fields).toEqual({
      limit: "Please enter an amount such as 57.00.",
      days: "Please enter days, 1 to 90.",
    });
    await setCredit(email, "64.99");
    expect(await account(browser)).toMatchObject({ left: 64.99, is_enough: false });
    await setCredit(email, "0");
    expect(await account(browser)).toBeNull();
    expect(await account(openBrowser(shop.app))).toBeNull();
  });
});

describe("an order on account", () => {
  test("starts without money, has its invoice at once, and is settled by what is paid later", async () => {
    const { browser, email } = await member("100");
    const { number } = await order(browser, onAccount);
    const read = await orderOf(browser, number);
    expect(read).toMatchObject({
      waits_for: ["proof"],
      due: 65,
      on_account: { amount: 65, due_on: "2027-03-30" },
      papers: [{ amount: 65 }],
    });
    const { text } = readPdf((await shop.app.inject(read.papers[0].path)).rawPayload);
    expect(text).toContain("On account, due Tue 30 March 2027.");
    const mail = await shop.mailTo(email, "Thank you for your order");
    expect(mail.text).toContain("please pay $65.00 by Tue 30 March");
    const staff = await openOrderRoom(shop, number);
    expect(staff.words).toContain("On account, due Tue 30 March");
    await put(browser, hundred);
    expect(await account(browser)).toMatchObject({ left: 35, is_enough: false });
    await staff.send("pay", { amount: "65", reference: "bank 1" });
    expect(await orderOf(browser, number)).toMatchObject({
      due: 0,
      on_account: null,
      papers: [{ amount: 65 }],
    });
    expect(await account(browser)).toMatchObject({ left: 100, is_enough: true });
  });

  test("that is cancelled gives the room back, and its invoice is credited", async () => {
    const { browser } = await member("100");
    const { number } = await order(browser, onAccount);
    await (await openOrderRoom(shop, number)).send("cancel", { reason: "Not needed" });
    await put(browser, hundred);
    expect(await account(browser)).toMatchObject({ left: 100 });
    const { papers } = await orderOf(browser, number);
    expect(papers.map(({ name }: { name: string }) => name.replace(/\S+$/, ""))).toEqual([
      "Tax invoice ",
      "Credit note ",
    ]);
  });

  test("is nothing for guests, nor above what is left: nothing is placed", async () => {
    const guest = openBrowser(shop.app);
    await put(guest, hundred);
    const refused = await sendOrder(guest, 65, { ...onAccount, email: "guest-account@example.org" });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "There is not so much left on your account. Please pay by bank transfer, or pay an invoice first.",
    ]);
    const { browser } = await member("64.99");
    expect((await sendOrder(browser, 65, onAccount)).statusCode).toBe(409);
    expect(await cartOf(browser)).toMatchObject({ count: 1 });
  });

  test("may be of a quotation", async () => {
    const { browser } = await member("100");
    const link = await issue(browser, hundred);
    const { account: offered, cart } = await checkoutOf(browser, link);
    expect(offered).toMatchObject({ is_enough: true });
    const placed = await accept(browser, link, cart.total_price, onAccount);
    expect(placed.statusCode, placed.body).toBe(201);
    expect(await orderOf(browser, placed.json().data.order_no)).toMatchObject({ on_account: { amount: 65 } });
  });

  test("of two at once of which one fits, one is placed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser } = await member("100");
      const link = await issue(browser, hundred);
      const both = await Promise.all([
        sendOrder(browser, 65, onAccount),
        accept(browser, link, 65, onAccount),
      ]);
      const codes = both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(codes).toEqual([201, 409]);
      await put(browser, hundred);
      expect(await account(browser)).toMatchObject({ left: 35 });
    }
  });
});
