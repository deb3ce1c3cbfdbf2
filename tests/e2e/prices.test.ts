import { expect } from "@playwright/test";
import { open, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test("a promotion is named with its last day where it strikes a price through, on the page and in the cart", async ({
  page,
}) => {
  await open(page, "/stickers/paper?product=kraft-paper&quantity=300");
  await expect(page.getByRole("region", { name: "Your price" })).toContainText(
    "Summer in kraft, until 31 January",
  );
  await expect(page.getByRole("region", { name: "Price table" })).toContainText(
    "Summer in kraft, until 31 January",
  );
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText(/is in your cart for/)).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("article")).toContainText("Summer in kraft, until 31 January");
});

test("several sets say what all pieces would cost in one design", async ({ page }) => {
  const panel = page.getByRole("region", { name: "Your price" });
  await open(page, "/stickers/paper?quantity=100&kinds=5");
  await expect(total(page)).toContainText("$275.00");
  await expect(panel).toContainText(
    "Each design is a job of its own. All 500 stickers in one design: $176.50.",
  );
  await open(page, "/stickers/paper?quantity=100");
  await expect(panel).not.toContainText("one design");
});
