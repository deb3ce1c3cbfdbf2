import { expect } from "@playwright/test";
import { open as openPriced, option } from "../support/pages/banner.ts";
import { open } from "../support/pages/account.ts";
import { addButton, addFrom, classicPage, item } from "../support/pages/cart.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

test("while the shop still says who this is, the button shows that the press counts, and it is for what was pressed", async ({
  page,
}) => {
  const answer = await held(page, "**/api/auth/session");
  await openPriced(page, classicPage);
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  await option(page, "Product", "Kraft Paper").check();
  answer();
  await expect(
    page.getByText("Classic paper stickers, die cut, 50 mm circle, 100 pcs is in your cart"),
  ).toBeVisible();
});

test("a number typed just before the quotation is asked for is on it", async ({ page }) => {
  await addFrom(page, classicPage);
  await page.goto("/cart");
  const line = item(page, "Classic paper");
  await line.getByLabel("Quantity", { exact: true }).selectOption({ label: "Input the number here" });
  const answer = await held(page, "**/api/cart/items/*");
  await line.getByLabel("Quantity: your own number").fill("137");
  const print = page.getByRole("button", { name: "Print quotation" });
  await print.focus();
  await expect(print).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(print).not.toHaveAttribute("aria-busy");
  await print.click();
  await expect(page.getByRole("dialog", { name: "Quotation" })).toContainText("137 pcs");
});

test("what could not be added is said by its name when another product is configured by then", async ({
  page,
}) => {
  await open(page, classicPage);
  const answer = await held(page, "**/api/cart/add", (route) => route.abort());
  await addButton(page).click();
  await option(page, "Product", "Kraft Paper").check();
  answer();
  await expect(page.getByText("Classic Paper was not added to your cart.")).toBeVisible();
});
