import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage, item, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";

async function expectNoFault(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 375, height: 812 });
}

test("on a phone the news stand above the bar, in sight, and the form goes on under them", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await expect(page.getByRole("link", { name: "View cart" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeInViewport();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Keep shopping" }).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeHidden();
});

test("the cart on a phone: nothing scrolls sideways, the total stays in sight", async ({ page }) => {
  await addFrom(page, classicPage);
  await addFrom(page, "/quote/swing-tags?quantity=250");
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(item(page, "Swing tags")).toBeVisible();
  await expect(total(page)).toBeInViewport();
  await page.getByText("Have a code?").click();
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("Please enter a code.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Classic paper" }).click();
  await expect(page.getByRole("button", { name: "Undo removing Classic paper" })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(total(page)).toBeInViewport();
});

test("the empty cart on a phone has no fault", async ({ page }) => {
  await open(page, "/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expectNoFault(page);
});
