import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open, option, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

function plot(page: Page) {
  return page.getByRole("region", { name: "Price table" }).getByRole("group", { name: "Plot of the prices" });
}
function chosen(page: Page) {
  return plot(page).getByRole("button", { pressed: true });
}

test("every row of the price table is a point of the plot; pressing one chooses its quantity", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await expect(chosen(page)).toHaveAccessibleName("10: $13.00, $1.30 each");
  await expect(plot(page).getByRole("button")).toHaveCount(11);
  await plot(page).getByRole("button", { name: "1,000: $280.00, 28 c each" }).click();
  await expect(page).toHaveURL(/quantity=1000/);
  await expect(total(page)).toContainText("$280.00");
  await expect(chosen(page)).toHaveAccessibleName("1,000: $280.00, 28 c each");
});

test("points are walked with the arrow keys, and follow what is configured", async ({ page }) => {
  await open(page, "/stickers/paper");
  await chosen(page).focus();
  await page.getByRole("region", { name: "Price table" }).getByRole("button", { name: "Choose 25" }).click();
  await expect(chosen(page)).toHaveAccessibleName("25: $19.50, 78 c each");
  await chosen(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveAccessibleName("50: $31.30, 63 c each");
  await option(page, "Shape", "Oval").check();
  await expect(chosen(page)).not.toHaveAccessibleName("50: $31.30, 63 c each");
  await chosen(page).focus();
  await page.keyboard.press("End");
  await expect(plot(page).getByRole("button").last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(plot(page).getByRole("button").first()).toBeFocused();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the plot stands below the table and fits", async ({ page }) => {
    await open(page, "/stickers/paper");
    await plot(page).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the server draws the plot", async ({ page }) => {
    await page.goto("/stickers/paper?quantity=25");
    await expect(chosen(page)).toBeVisible();
    await expect(chosen(page)).toHaveAccessibleName("25: $19.50, 78 c each");
  });
});
