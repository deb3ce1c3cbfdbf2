import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { keyed } from "#platform/auth/tokens.ts";
import { outboxMails } from "#platform/mail/outbox.ts";
import { newEmail, password } from "../support/people/members.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("reminders are stopped and let come again without a script, and by the one press of a mail program", async ({
  browser,
  request,
  shop,
}) => {
  const email = newEmail("stops");
  await request.post("/api/auth/register", {
    data: { first_name: "Bea", last_name: "Moss", email, password },
  });
  await mailedCode(shop.dataDir, email);
  const mails = await outboxMails(shop.dataDir);
  const id = mails.find((mail) => mail.recipient === email)?.id ?? "";
  // As a reminder brings it: this mail is none, and days would have to pass.
  const secret = readFileSync(join(shop.dataDir, "secret.key"), "utf8").trim();
  const address = `/reminders/${id}?key=${keyed(secret, "reminders", id)}`;
  const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await request.get(`/reminders/${id}`)).status()).toBe(404);
  await page.goto(address);
  await page.getByRole("button", { name: "Stop reminders" }).click();
  await expect(page.getByRole("heading", { name: "No more reminders" })).toBeVisible();
  await page.getByRole("button", { name: "Let them come again" }).click();
  await expect(page.getByRole("heading", { name: "Reminders come again" })).toBeVisible();
  const pressed = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(pressed.status()).toBe(200);
  await page.goto(address);
  await expect(page.getByText(`${email} gets no reminders.`)).toBeVisible();
  await context.close();
});
