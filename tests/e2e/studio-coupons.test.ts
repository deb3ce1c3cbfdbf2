import { expect } from "@playwright/test";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: what is published here would change the prices others see. */
test.use({ ownShop: "coupons" });

test("an owner makes a coupon for some goods, what is wrong is said, and it is stopped @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/coupons`);
  await expect(page.getByRole("heading", { name: "Coupons", level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "New coupon" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New coupon" });
  await dialog.getByLabel("Code").fill("vinyl5");
  await dialog.getByLabel("Name").fill("Vinyl: $5.00 off");
  await dialog.getByLabel("Kind").selectOption("amount");
  await dialog.getByLabel("Value").fill("5");
  await dialog.getByLabel("First day").fill("2020-01-01");
  await dialog.getByLabel("Last day").fill("2099-12-31");
  await dialog.getByText("Only for some products").click();
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: "Make the coupon" }).press("Enter");
  await expect(dialog.getByText("It must count from at least what it takes off.")).toBeVisible();
  await dialog.getByLabel("From so many dollars").fill("10");
  await dialog.getByRole("button", { name: "Make the coupon" }).press("Enter");
  await expect(page.getByRole("status").getByText("The coupon is made.")).toBeVisible();
  const row = page.getByRole("row", { name: /VINYL5.*\$5\.00 off from \$10\.00.*In use/ });
  await expect(row).toBeVisible();

  await page.getByRole("button", { name: "Stop VINYL5" }).press("Enter");
  await expect(page.getByRole("status").getByText("nobody can use it any more")).toBeVisible();
  await expect(page.getByRole("row", { name: /VINYL5.*Stopped/ })).toBeVisible();
});
