import { expect } from "@playwright/test";
import { open as openPage } from "../support/pages/account.ts";
import { open, option, unfold } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test("banner.md 4: a product can be configured with the keyboard alone", async ({ page }) => {
  await open(page, "/stickers/paper");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const total = page.getByRole("status", { name: "Total price" });
  const before = await total.textContent();
  await page.getByRole("button", { name: "as singles" }).press("Enter");
  await expect(option(page, "Supply", "Die Cut")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Supply", "Kiss Cut")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "each on its backing" })).toBeFocused();
  await page.getByRole("button", { name: /^Quantity: 25.stickers$/ }).press("Space");
  await expect(page.getByRole("radio", { name: "25", exact: true })).toBeFocused();
  await page.getByRole("radio", { name: "1 Set" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Add additional set")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/kinds=2/);
  await expect(total).not.toHaveText(before ?? "");
});

test("banner.md 4: extras, an own size and an own quantity need no mouse, Enter sends nothing, and the button is reached last @long", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) sent.push(request.url());
  });
  const { keyboard } = page;
  await (await unfold(option(page, "Size", "90 x 55 mm"))).focus();
  await keyboard.press("ArrowUp");
  await keyboard.press("Tab");
  await expect(page.getByLabel("Width", { exact: true })).toBeFocused();
  await keyboard.type("85");
  await keyboard.press("Tab");
  await keyboard.type("49");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/width=85&height=49/);
  const foil = page.getByRole("group", { name: "Foil Stamp" });
  await foil.locator("summary").focus();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(foil.getByRole("checkbox").first()).toBeChecked();
  await (await unfold(page.getByLabel("See More"))).focus();
  await keyboard.press("End");
  await keyboard.press("Tab");
  await expect(page.getByLabel("Your own number")).toBeFocused();
  await keyboard.type("275");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/custom_quantity=275/);
  await (await unfold(option(page, "Printed side", "Single side"))).press("Enter");
  await (await unfold(page.getByLabel("Add additional set"))).focus();
  await keyboard.press("Tab");
  await expect(
    page.getByRole("radiogroup", { name: "With you by" }).getByRole("radio").first(),
  ).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Compare" }).focus();
  await expect(page.getByRole("tooltip")).toHaveText("Add to Compare");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("the menu of products opens, leads on and closes from the keyboard", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Products" }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Products" });
  await expect(menu.getByRole("link", { name: "Roll Stickers" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Roll Stickers" })).toBeHidden();
});
