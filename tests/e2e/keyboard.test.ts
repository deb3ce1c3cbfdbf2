import { expect, test } from "@playwright/test";

test("a product can be configured with the keyboard alone", async ({ page }) => {
  await page.goto("/stickers/paper");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const total = page.getByRole("status", { name: "Total price" });
  const before = await total.textContent();
  await page.getByRole("radio", { name: "Die Cut" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Kiss Cut" })).toBeChecked();
  await page.getByRole("radio", { name: "1 Set" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Add additional set")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/kinds=2/);
  await expect(total).not.toHaveText(before ?? "");
});

test("the menu of products opens, leads on and closes from the keyboard", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Products" }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Products" });
  await expect(menu.getByRole("link", { name: "Roll Stickers" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Roll Stickers" })).toBeHidden();
});
