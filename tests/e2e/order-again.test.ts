import { expect } from "@playwright/test";
import { addFrom, cartLink, classicPage, item } from "../support/pages/cart.ts";
import { orderCart } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

const artPage = "/stickers/paper?product=art-paper&quantity=100";

test("an order of two is ordered again by the keyboard without one of them, and by whoever has its link, with no script either @long", async ({
  page,
  browser,
  shop,
}) => {
  await addFrom(page, classicPage);
  await addFrom(page, artPage);
  const address = await orderCart(page, newEmail("again"));
  await page.getByRole("link", { name: "Order again" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Order again" })).toBeVisible();
  await expect(page.getByText("Just as it was, at the same price.")).toHaveCount(2);
  const art = page.getByRole("checkbox", { name: /^Art paper/ });
  await art.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("$57.00", { exact: true })).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(item(page, "Classic paper stickers, die cut, 50 mm circle")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 item/);

  const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole("link", { name: "Order again" }).click();
  await other.getByRole("button", { name: "Add 2 items to cart" }).click();
  await expect(other).toHaveURL(/\/cart$/);
  const storageState = await context.storageState();
  await context.close();
  const scripted = await browser.newContext({ baseURL: shop.origin, storageState });
  const cart = await scripted.newPage();
  await cart.goto("/cart");
  await expect(item(cart, "Classic paper stickers, die cut, 50 mm circle")).toContainText("$57.00");
  await scripted.close();
});
