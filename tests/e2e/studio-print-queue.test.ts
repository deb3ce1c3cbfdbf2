import { expect } from "@playwright/test";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { readyOrderBy } from "../support/studio/ready-order.ts";

// Columns and batches are of the whole shop: one of its own has few orders.
test.use({ ownShop: "print-queue" });

test("a batch is started and printed from the queue, and what was noted wrongly is taken back @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("queue"));
  const number = await readyOrderBy(page, studio);
  await page.goto(`${studio}/print-queue`);
  await expect(page.getByRole("heading", { name: "Print queue", level: 1 })).toBeFocused();
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: number }) });
  await expect(line).toContainText("Not started");

  const batch = page.getByRole("region").filter({ has: page.getByRole("link", { name: number }) });
  await batch.getByRole("button", { name: /^Start production of/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Start production of/ });
  await expect(dialog).toContainText(number);
  await dialog.getByRole("button", { name: "Start production" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("started.");

  const printed = page.getByRole("button", { name: new RegExp(`^Printed: ${number}`) });
  await printed.click();
  await expect(page.getByRole("status")).toContainText("1 line noted as printed.");
  await expect(page.getByRole("link", { name: number })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(printed).toBeVisible();
});
