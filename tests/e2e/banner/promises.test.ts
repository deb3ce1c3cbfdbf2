import { expect } from "@playwright/test";
import { open as openPage } from "../../support/pages/account.ts";
import { form, mainButton, open } from "../../support/pages/banner.ts";
import { test } from "../../support/pages/shop-test.ts";

// A Tuesday, 24 November 2026, 11:00 in Auckland.
const date = "Delivery date";

test("beside 'Fast Shipping' stands the day that Express brings it", async ({ page }) => {
  await open(page, "/stickers/paper?product=art-paper");
  await expect(page.getByText("Free Fast Shipping", { exact: true })).toBeVisible();
  await expect(page.getByText("Express by Mon 30 November", { exact: true })).toBeVisible();
});

test("a larger job is promised later, and not by Express", async ({ page }) => {
  await open(page, "/stickers/dome?size=30x30&quantity=500");
  await expect(form(page).getByRole("status", { name: date })).toContainText("Tue 8 December");
  await expect(form(page).getByRole("status", { name: "Shipping" })).toContainText("Express");
  await page.goto("/stickers/dome?size=30x30&quantity=5000");
  await expect(form(page).getByRole("status", { name: date })).toContainText("Wed 9 December");
  await expect(form(page).getByRole("status", { name: "Shipping" })).toContainText(
    "This job is too large for Express.",
  );
  await expect(page.getByText(/^Express by/)).toHaveCount(0);
});

test("without a price there is no date: it comes with the price we send", async ({ page }) => {
  await page.goto("/stickers/paper?size=custom&width=900&height=900");
  await expect(form(page).getByText("Price on request")).toBeVisible();
  await expect(form(page).getByRole("status", { name: date })).toHaveText(
    "We tell you the delivery date with the price.",
  );
  await expect(form(page).getByRole("status", { name: "Shipping" })).toBeEmpty();
  await page.goto("/stickers/paper?size=custom&width=5&height=5");
  await expect(form(page).getByText("No price yet")).toBeVisible();
  await expect(form(page).getByRole("status", { name: date })).toHaveText("Standard 5-9 business days");
});

test("'from the button below' stands above the button", async ({ page }) => {
  await openPage(page, "/stickers/paper?size=custom&width=900&height=900");
  const panel = page.getByRole("region", { name: "Your price" });
  const words = panel.getByText("* For special sizes, request a quote from the button below.");
  const room = async () => {
    const [note, button] = [await words.boundingBox(), await mainButton(page).boundingBox()];
    return button!.y - note!.y - note!.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
