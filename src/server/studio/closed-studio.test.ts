import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { askForFoil } from "#tests/support/server/answered-request.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ STUDIO: "off" });
const email = () => `${randomUUID()}@example.org`;

/** Each kind of thing that the staff are mailed about; answers words of the mail's subject. */
const happenings: Readonly<Record<string, () => Promise<string>>> = {
  "an order": async () => `New order: ${(await orderedByGuest(shop)).number}`,
  "a message about an order": async () => {
    const { browser, number } = await orderedByGuest(shop);
    expect((await browser.post(`order/${number}/messages`, { words: "Soon?" })).statusCode).toBe(200);
    return `Message: ${number}`;
  },
  "a quote request": async () => `Quote request ${await askForFoil(shop, email())}`,
  "a review": async () => {
    const browser = await signUp(shop, somebody());
    const review = { product_id: 5, title: "Sharp", rate: 4, comment: "They stick." };
    const sent = await browser.post("quote/create/review", review);
    expect(sent.statusCode, sent.body).toBe(201);
    return "Review of ";
  },
  "a question": async () => {
    const asked = { product_id: 18, question: "Is it tied on?", first_name: "Tane", email: email() };
    expect((await openBrowser(shop.app).post("quote/create/question", asked)).statusCode).toBe(201);
    return "A question about";
  },
};

test.each(Object.keys(happenings))(
  "the mail of %s leads to no room of a studio that is closed",
  async (kind) => {
    const subject = await happenings[kind]!();
    const { text, html } = await shop.mailTo(shop.services.config.staffEmail, subject);
    expect(text + html).not.toContain("/studio");
    expect(text).not.toContain("null");
  },
);
