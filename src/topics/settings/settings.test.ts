import { expect, test } from "vitest";
import { ownNumbers, soldAfter, soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { publishShippedCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { orderedByGuest, sendOrdered } from "#tests/support/server/guest-order.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: its settings change. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function identity(browser: StudioBrowser) {
  const answer = await browser.get("settings/identity");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function changed(browser: StudioBrowser, change: object) {
  const was = await identity(browser);
  return browser.send("PUT", "settings/identity", { ...was, ...change, was });
}

const document = () => shop.services.catalogue.current().document;

async function shopOnPaper(number: string) {
  const [row] = await shop.sql(`select p.shop from tax_paper p join shop_order o on o.id = p.order_id
    where o.order_no = '${number}'`);
  return row?.["shop"];
}

test("what the owner sets is on pages and new papers, of every node, and in the log; papers issued before keep theirs", async () => {
  const { browser, id } = await enterStudio(shop, "owner");
  const other = await shop.otherNode();
  const before = await orderedByGuest(shop);
  await sendOrdered(shop, before.browser, before.number);

  const answer = await changed(browser, { name: "Mere's Labels", gst_number: "49091850", answer_days: 2 });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data).toMatchObject({ name: "Mere's Labels", gst_number: "49-091-850" });
  expect(document().shop).toMatchObject({ name: "Mere's Labels", answerDays: 2, city: "Auckland" });
  await until("The other node's pages", async () => {
    const page = await other.inject("/api/seo/meta?path=/stickers/roll");
    return page.body.includes("Mere's Labels") && !page.body.includes("| Kisscut");
  });

  const after = await orderedByGuest(shop);
  await sendOrdered(shop, after.browser, after.number);
  expect(await shopOnPaper(before.number)).toMatchObject({
    name: "Kisscut",
    gstNumber: ownNumbers.gstNumber,
  });
  expect(await shopOnPaper(after.number)).toMatchObject({ name: "Mere's Labels", gstNumber: "49-091-850" });
  expect(await shop.sql("select staff_id, before, after from audit_entry where target = 'shop'")).toEqual([
    {
      staff_id: id,
      before: { name: "Kisscut", gst_number: ownNumbers.gstNumber, answer_days: 1 },
      after: { name: "Mere's Labels", gst_number: "49-091-850", answer_days: 2 },
    },
  ]);
});

test("of two at once one is told what the other has set, and nothing of it is lost", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const was = await identity(browser);
  const [one, two] = [
    { ...was, phone: "09 555 0100" },
    { ...was, city: "Hamilton" },
  ];
  const answers = await Promise.all(
    [one, two].map((now) => browser.send("PUT", "settings/identity", { ...now, was })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const set = answers[0]!.statusCode === 200 ? one : two;
  const late = answers.find(({ statusCode }) => statusCode === 409)!.json();
  expect(late.error.identity).toEqual(set);
  expect(await identity(browser)).toEqual(set);
});

test("what is wrong is said at its field, and nothing is changed", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const was = await identity(browser);
  for (const [change, field] of [
    [{ gst_number: "49-091-851" }, "gst_number"],
    [{ bank_number: "12-34" }, "bank_number"],
    [{ bank_number: "" }, "bank_number"],
    [{ postcode: "10" }, "postcode"],
    [{ answer_days: null }, "answer_days"],
    [{ name: "", gst_number: "123", bank_number: "12-34" }, "name gst_number bank_number"],
  ] as const) {
    const answer = await changed(browser, change);
    expect([field, answer.statusCode]).toEqual([field, 422]);
    expect(Object.keys(answer.json().error.fields)).toEqual(field.split(" "));
  }
  expect(await identity(browser)).toEqual(was);
});

test("nothing is published where nothing is changed", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const { version } = shop.services.catalogue.current();
  const entries = await shop.sql("select count(*) from audit_entry where target = 'shop'");
  expect((await changed(browser, {})).statusCode).toBe(200);
  expect(shop.services.catalogue.current().version).toBe(version);
  expect(await shop.sql("select count(*) from audit_entry where target = 'shop'")).toEqual(entries);
});

test("it survives a start of the same program and of a newer one, whose goods are sold", async () => {
  const { browser } = await enterStudio(shop, "owner");
  expect((await changed(browser, { email: "mere@labels.example" })).statusCode).toBe(200);
  const { catalogue, db } = shop.services;
  const { version } = catalogue.current();
  await publishShippedCatalogue(db, soldDocument);
  await catalogue.refresh();
  expect(catalogue.current().version).toBe(version);
  const newer = soldAfter(({ products, shop: its }) => {
    products[0]!.name = "Finer paper";
    its.cutOff = "17:00";
  });
  await publishShippedCatalogue(db, newer);
  await catalogue.refresh();
  expect(document().products[0]?.name).toBe("Finer paper");
  expect(document().shop).toMatchObject({ email: "mere@labels.example", cutOff: "17:00" });
  await publishShippedCatalogue(db, newer);
  expect(await catalogue.refresh()).toBe(false);
});
