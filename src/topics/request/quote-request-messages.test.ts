import { expect, test } from "vitest";
import { posterSticker, quoteRequestCall as call } from "#tests/support/bodies/quoted-products.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: its clock is another. */
const shop = ownShop({ SHOP_NOW: "2026-10-23T03:00:00Z", RATE_LIMIT_FACTOR: "100" });

const fromBea = {
  ...posterSticker,
  firstname: "Bea",
  lastname: "Moss",
  email_address: "bea@example.org",
};

test("a quote request is remembered with the campaign and the page it came from", async () => {
  const email = "radio@example.org";
  const told = { ...fromBea, email_address: email, gclid: "G1", utm_source: "radio", featured_item_id: 1 };
  expect((await openBrowser(shop.app).post(call, told)).statusCode).toBe(201);
  const [row] = await shop.sql(`select tracking, submission from quote_request where email = '${email}'`);
  expect(row).toEqual({
    tracking: { gclid: "G1", utm_source: "radio" },
    submission: { featured_item_id: 1 },
  });
});

test.each([
  [{ quantity: 20_000 }, "Reason: more pieces than we price"],
  [{ quantity: 3 }, "Reason: fewer pieces than we price"],
  [{ quantity: 100 }, "Reason: a question about something with a price\nPrice on the page: $"],
])("the staff are told the true reason: %j", async (change, words) => {
  const small = { size: "50x50", width: 50, height: 50, ...change };
  const answer = await openBrowser(shop.app).post(call, { ...fromBea, ...small });
  const work = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
  expect(work.text).toContain(words);
});
