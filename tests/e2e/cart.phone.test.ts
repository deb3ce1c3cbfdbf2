import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { addFrom, classicPage, item, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/phone-test.ts";

test("on a phone the news stand above the bar, the form goes on under them, and in the cart the total stays in sight", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await expect(page.getByRole("link", { name: "View cart" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Keep shopping" }).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeHidden();

  await addFrom(page, "/quote/swing-tags?quantity=250");
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(item(page, "Swing tags")).toBeVisible();
  await expect(total(page)).toBeInViewport();
  await page.getByText("Have a code?").click();
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("Please enter a code.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Classic paper" }).click();
  await expect(page.getByRole("button", { name: "Undo removing Classic paper" })).toBeVisible();
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(total(page)).toBeInViewport();
});
