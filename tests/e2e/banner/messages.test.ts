import { expect } from "@playwright/test";
import { area, customSize, form, mainButton, open, option } from "../../support/pages/banner.ts";
import { test } from "../../support/pages/shop-test.ts";

test("banner.md 8: three message areas, empty until there is something to say", async ({ page }) => {
  await open(page, "/stickers/paper");
  await customSize(page);
  for (const name of ["Errors", "Custom size", "Size input"]) {
    const empty = form(page).locator(`[role=alert][aria-label="${name}"]`);
    await expect(empty).toBeAttached();
    await expect(empty).toBeEmpty();
  }
});

test("banner.md 5, 8: the general error area shows its message with its link, and the price can be asked again", async ({
  page,
}) => {
  await page.route("**/api/get/pricing-data*", (route) => route.abort());
  await page.goto("/stickers/paper");
  await expect(area(page, "Errors")).toContainText("An error occurred. Please try again or submit a report.");
  await expect(area(page, "Errors").getByRole("link", { name: "submit a report" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await page.unroute("**/api/get/pricing-data*");
  await form(page).getByRole("button", { name: "Try again" }).click();
  await expect(area(page, "Errors")).toHaveCount(0);
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
});

test("banner.md 4: a price that is never answered keeps the buttons waiting for ten seconds, not for ever", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/api/get/pricing-data*", () => undefined);
  const asked = page.waitForRequest("**/api/get/pricing-data*");
  await page.goto("/stickers/paper");
  await page.clock.runFor(1000);
  await asked;
  await expect(mainButton(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(10_000);
  await expect(area(page, "Errors")).toContainText("An error occurred.");
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
});

test("banner.md 4: an option that cannot be chosen is disabled and says why, also to the keyboard", async ({
  page,
}) => {
  await open(page, "/stickers/bumper");
  const assorted = option(page, "Supply", "Assorted Sheet");
  await expect(assorted).toBeDisabled();
  await expect(assorted).toHaveAccessibleDescription(/\w+/);
  await assorted.focus();
  await page.keyboard.press("Space");
  await expect(option(page, "Supply", "Die Cut")).toBeChecked();
});

test("banner.md 4: choosing a product resets the lists that depend on it", async ({ page }) => {
  await open(page, "/stickers/paper?product=art-paper&supply=sheet&quantity=500&kinds=3");
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(radio("Sheet")).toBeChecked();
  await option(page, "Product", "Kraft Paper").check();
  await expect(radio("Die Cut")).toBeChecked();
  await expect(radio("Circle")).toBeChecked();
  await expect(option(page, "Size", "50 x 50 mm")).toBeChecked();
  await expect(page.getByLabel("See More")).toHaveValue("");
  await expect(page.getByLabel("Add additional set")).toHaveValue("3");
});
