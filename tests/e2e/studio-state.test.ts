import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openPool } from "#platform/db/database.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { databaseUrl } from "../support/process/shop-database.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

test("a refused mail is read and sent again; a failed job is dropped after it was asked", async ({
  page,
  shop,
}) => {
  const subject = `Your order ${randomUUID().slice(0, 8)}`;
  const pool = openPool(databaseUrl(shop));
  await pool.query(`insert into mail (cause, recipient, subject, text, html, refused_at, refusal)
    values ('${randomUUID()}', 'hana@example.org', '${subject}', 'Kia ora Hana', '<p>Kia ora Hana</p>', now(), '550 no such mailbox')`);
  await pool.query(`insert into pgboss.job (name, data, state, retry_limit, completed_on, output)
    values ('end-payment', '{"orderNo": "K26-222222"}', 'failed', 0, now(), '{"message": "Stripe gave no answer"}')`);
  await pool.end();

  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/state`);
  await expect(page.getByRole("heading", { name: "State", level: 1 })).toBeFocused();
  await expect(page.getByText("Cards are not taken")).toBeVisible();

  await page.getByRole("button", { name: `Read ${subject}` }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Kia ora Hana");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Send again: ${subject}` }).press("Enter");
  await expect(page.getByRole("status").getByText("on its way again")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`${subject}.*550`) })).toHaveCount(0);

  const job = page.getByRole("table", { name: "Failed jobs" }).getByRole("row", { name: /K26-222222/ });
  await job.getByRole("button", { name: "Drop" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Drop this job?" })).toBeVisible();
  await page.getByRole("button", { name: "Drop it" }).press("Enter");
  await expect(page.getByRole("status").getByText("The job is dropped.")).toBeVisible();
  await expect(job).toHaveCount(0);
});
