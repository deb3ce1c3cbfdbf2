import { expect, test } from "vitest";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: tries are limited. */
const shop = ownShop();

const mailsAbout = async (number: string, subject: string) =>
  (await shop.sql(`select recipient, reply_to from mail where subject like '${subject}%${number}%'`)).map(
    ({ recipient }) => recipient,
  );

test("customer and shop write to each other; each message is one mail, and text stays text", async () => {
  const { browser, number, email, read, page } = await orderedByGuest(shop);
  const said = 'Is 3 < 4 & "Friday"?\nWe marry on Saturday.';
  for (const words of [said, said]) {
    const answer = await browser.post(`order/${number}/messages`, { words });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await mailsAbout(number, "Message")).toEqual([shop.services.config.staffEmail]);
  const mail = await shop.mailTo(shop.services.config.staffEmail, `Message: ${number}`);
  expect(mail.text).toContain(`/studio/orders/${number}`);
  const staff = await page();
  expect(staff.words).toContain("The customer wrote: “Is 3 < 4 & ");
  const answered = await staff.send("message", { words: "Yes, by Thursday." });
  expect(answered.statusCode).toBe(200);
  expect((await read()).messages).toMatchObject([
    { by: "customer", words: said },
    { by: "shop", words: "Yes, by Thursday." },
  ]);
  const told = await shop.mailTo(email, "A message about your order");
  expect(told.text).toContain("Yes, by Thursday.");
  expect(told.text).toContain(`/order/${number}?key=`);
});

test("no words, too many of them and a stranger's are refused, and too many messages", async () => {
  const { browser, number } = await orderedByGuest(shop);
  const write = (words: string, from = browser) => from.post(`order/${number}/messages`, { words });
  const empty = await write(" ");
  expect(empty.json()).toMatchObject({ message: "Your message is required. Please try again." });
  expect((await write("x".repeat(2_001))).statusCode).toBe(422);
  expect((await write("Hello", openBrowser(shop.app))).statusCode).toBe(404);
  for (let at = 0; at < 20; at += 1) expect((await write(`Hello ${at}`)).statusCode).toBe(200);
  expect((await write("And once more")).statusCode).toBe(429);
});

test("a message changes nothing of where an order stands", async () => {
  const browser = openBrowser(shop.app);
  await put(browser, artPaper);
  const { number, key } = await order(browser, { email: "other@example.org" });
  const holder = openBrowser(shop.app, "192.0.2.9");
  const before = (await holder.get(`order/${number}?key=${key}`)).json().data;
  const after = await holder.post(`order/${number}/messages?key=${key}`, { words: "Hello" });
  expect(after.json().data).toMatchObject({ stage: before.stage, waits_for: before.waits_for });
  expect(after.json().data.messages).toHaveLength(1);
});
