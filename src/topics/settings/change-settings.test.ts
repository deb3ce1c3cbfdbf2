import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { bea, order, orderOf, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { issue, linked } from "#tests/support/bodies/quotation-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: its settings change. Its clock begins on Wednesday, 10 March 2027. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
const cards = ownShop({
  STRIPE_SECRET_KEY: "sk_test_none",
  STRIPE_WEBHOOK_SECRET: "whsec_none",
  RATE_LIMIT_FACTOR: "1000",
});
const started = ownShop({ STAFF_EMAIL: "desk@example.org", ARTWORK_DAYS: "100", RATE_LIMIT_FACTOR: "1000" });

const readAll = async (browser: StudioBrowser) => (await browser.get("settings/fields")).json().data;

async function set(browser: StudioBrowser, change: Readonly<Record<string, string>>) {
  const { values: was } = await readAll(browser);
  return browser.send("PUT", "settings/fields", { was, now: { ...was, ...change } });
}

describe("what an owner sets", () => {
  test("is as usual at first, and stands in the audit log when it changes", async () => {
    const { browser, id } = await enterStudio(shop, "owner");
    expect(await readAll(browser)).toEqual({
      values: {
        quotation_days: "30",
        quotation_reminder_days: "3",
        first_reminder_days: "2",
        second_reminder_days: "7",
        open_days: "15",
        takes_cards: "yes",
        deposit_percent: "100",
        deposit_from: "0",
        asks_for_reviews: "yes",
        review_days: "3",
        heading_face: "bricolage-grotesque",
        body_face: "instrument-sans",
        accent_colour: "#d6006c",
        button_colour: "#17140f",
        artwork_days: "365",
        unused_upload_days: "14",
        sender: "Kisscut <hello@kisscut.example>",
        staff_email: "staff@kisscut.example",
      },
      locked: {},
      connected: { mail: false, cards: false, cards_refused: null, bucket: false },
    });
    const { version } = shop.services.catalogue.current();
    const answer = await set(browser, { open_days: "20", staff_email: "orders@kisscut.example" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.values).toMatchObject({
      open_days: "20",
      staff_email: "orders@kisscut.example",
    });
    expect(await shop.sql(`select action, before, after from audit_entry where staff_id = ${id}`)).toEqual([
      {
        action: "settings.changed",
        before: { "Lapses after": "15", "Mails to the staff go to": "staff@kisscut.example" },
        after: { "Lapses after": "20", "Mails to the staff go to": "orders@kisscut.example" },
      },
    ]);
    await set(browser, { open_days: "15", staff_email: "staff@kisscut.example" });
    expect(shop.services.catalogue.current().version).toBe(version);
  });

  test("holds on every node at once, also for what is cached and for mails", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    const revision = shop.services.settings.revision();
    const change = {
      artwork_days: "91",
      staff_email: "new-desk@kisscut.example",
      sender: "Mere’s Labels <labels@kisscut.example>",
    };
    expect((await set(browser, change)).statusCode).toBe(200);
    expect(shop.services.settings.revision()).toBeGreaterThan(revision);
    expect(shop.services.config).toMatchObject({
      artworkLifeMs: 91 * 86_400_000,
      mailFrom: "Mere’s Labels <labels@kisscut.example>",
    });
    const question = { product_id: 18, question: "Is the string tied on?", first_name: "Tane" };
    await until("A mail of the other node to the new address", async () => {
      const email = `${randomUUID()}@example.org`;
      await openBrowser(other).post("quote/create/question", { ...question, email });
      const [mail] = await shop.sql(
        "select recipient from mail where cause like '%question%' and recipient like '%desk@kisscut.example' limit 1",
      );
      return mail;
    });
    await set(browser, {
      artwork_days: "365",
      staff_email: "staff@kisscut.example",
      sender: "Kisscut <hello@kisscut.example>",
    });
  });

  test("of quotations counts for those that are issued from then on", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const customer = openBrowser(shop.app);
    const first = await issue(customer, classic);
    expect((await set(browser, { quotation_days: "10" })).statusCode).toBe(200);
    const second = await issue(openBrowser(shop.app), classic);
    expect((await linked(openBrowser(shop.app), first)).valid_until).toBe("2027-04-09");
    expect((await linked(openBrowser(shop.app), second)).valid_until).toBe("2027-03-20");
    await set(browser, { quotation_days: "30" });
  });

  test("of two who change one thing the second is told what the first has set; of two things both stay", async () => {
    const { browser: one } = await enterStudio(shop, "owner");
    const { browser: two } = await enterStudio(shop, "owner");
    const { values: was } = await readAll(one);
    const send = (browser: StudioBrowser, change: object) =>
      browser.send("PUT", "settings/fields", { was, now: { ...was, ...change } });
    expect((await send(one, { review_days: "5", open_days: "16" })).statusCode).toBe(200);
    const late = await send(two, { review_days: "6" });
    expect([late.statusCode, late.json().error.values.review_days]).toEqual([409, "5"]);
    expect((await send(two, { quotation_days: "20" })).statusCode).toBe(200);
    expect((await readAll(one)).values).toMatchObject({
      review_days: "5",
      open_days: "16",
      quotation_days: "20",
    });
    await set(one, { review_days: "3", open_days: "15", quotation_days: "30" });
  });
});

test("two who change what must go together save nothing that neither could alone", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const { values: was } = await readAll(browser);
  const send = (change: object) =>
    browser.send("PUT", "settings/fields", { was, now: { ...was, ...change } });
  expect((await send({ open_days: "8" })).statusCode).toBe(200);
  const late = await send({ second_reminder_days: "9" });
  expect([late.statusCode, Object.keys(late.json().error.fields)]).toEqual([422, ["open_days"]]);
  await set(browser, { open_days: "15" });
});

test("cards that are switched off are offered nowhere and refused, though somebody takes them", async () => {
  const { browser } = await enterStudio(cards, "owner");
  const customer = openBrowser(cards.app);
  await put(customer, classic);
  const total = (await cartOf(customer)).total_price;
  const takes = async () => (await customer.get("checkout")).json().data.takes_cards;
  expect(await takes()).toBe(true);
  expect((await set(browser, { takes_cards: "no" })).statusCode).toBe(200);
  expect(await takes()).toBe(false);
  const refused = await sendOrder(customer, total, { pay_by: "card" });
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    expect.stringContaining("pay by bank transfer"),
  ]);
  expect((await sendOrder(customer, total)).statusCode).toBe(201);
});

test("a share that is asked is said at the checkout, agreed with the order and asked for in its mail, and 100 percent nowhere", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const customer = openBrowser(shop.app);
  // $57.00, and $8.00 of shipping.
  await put(customer, { ...classic, quantity: 100 });
  const deposit = async () => (await customer.get("checkout")).json().data.deposit;
  expect(await deposit()).toBeNull();
  expect((await set(browser, { deposit_percent: "40", deposit_from: "1" })).statusCode).toBe(200);
  onTestFinished(async () => {
    await set(browser, { deposit_percent: "100", deposit_from: "0" });
  });
  expect(await deposit()).toBe(26);
  const { number, key } = await order(customer);
  expect(await orderOf(customer, number, key)).toMatchObject({ deposit: 26, pay_now: 26, due: 65 });
  const mail = await shop.mailTo(bea.email, `Thank you for your order (${number})`);
  expect(mail.text).toMatch(
    /Please pay \$26\.00 by bank.* The rest of \$39\.00 is paid before it leaves us\./,
  );
});

test.each([
  [{ deposit_percent: "9" }, "deposit_percent", "Please enter a whole number within these bounds."],
  [{ quotation_days: "0" }, "quotation_days", "Please enter a whole number within these bounds."],
  [{ open_days: "many" }, "open_days", "Please enter a whole number within these bounds."],
  [{ second_reminder_days: "2" }, "second_reminder_days", "This must be more days than the field before it."],
  [{ open_days: "7" }, "open_days", "This must be more days than the field before it."],
  [{ quotation_days: "3" }, "quotation_reminder_days", "This must be fewer days than the prices are kept."],
  [{ takes_cards: "maybe" }, "takes_cards", "Please choose one of those that are listed."],
  [{ staff_email: "nobody" }, "staff_email", "Please enter an email address."],
  [{ sender: 'Shop "x" <a@b>' }, "sender", "Please enter a name and an address"],
])("%j is refused at its field", async (change, field, words) => {
  const { browser } = await enterStudio(shop, "owner");
  const answer = await set(browser, change);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    { [field]: expect.stringContaining(words) },
  ]);
});

describe("what the environment says", () => {
  test("comes before what was set, is named, and is not changed", async () => {
    const { browser } = await enterStudio(started, "owner");
    const { values, locked } = await readAll(browser);
    expect(locked).toEqual({ staff_email: "STAFF_EMAIL", artwork_days: "ARTWORK_DAYS" });
    expect(values).toMatchObject({ staff_email: "desk@example.org", artwork_days: "100" });
    const answer = await set(browser, { staff_email: "other@example.org" });
    expect(answer.json().error.fields).toEqual({
      staff_email: "This is set where the shop is started, and is not changed here.",
    });
    await started.sql("insert into shop_setting values ('artwork_days', '7')");
    await started.services.settings.refresh();
    expect(started.services.config.artworkLifeMs).toBe(100 * 86_400_000);
    expect((await set(browser, { unused_upload_days: "5" })).statusCode).toBe(200);
    expect(started.services.config.unusedUploadLifeMs).toBe(5 * 86_400_000);
  });
});

test("only owners read and change it", async () => {
  for (const role of ["production", "support"] as const) {
    const { browser } = await enterStudio(shop, role);
    expect((await browser.get("settings/fields")).statusCode).toBe(403);
    expect((await browser.send("PUT", "settings/fields", { was: {}, now: {} })).statusCode).toBe(403);
  }
});
