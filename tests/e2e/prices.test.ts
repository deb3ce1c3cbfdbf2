import { expect } from "@playwright/test";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { open, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

for (const { name, route, expectedFromPrice } of catalogueDocument.featuredItems)
  test(`the tile of ${name} names the price its page opens with, and for how many`, async ({ page }) => {
    await page.goto("/");
    const tile = page
      .getByRole("main")
      .locator(`a[href="${route}"]`)
      .filter({ hasText: /\d from \$/ });
    const [, pieces, price] = /([\d,]+) from (\$[\d.]+)/.exec((await tile.textContent()) ?? "") ?? [];
    expect(price).toBe(`$${(expectedFromPrice / 100).toFixed(2)}`);
    await open(page, route);
    await expect(total(page)).toContainText(price!);
    await expect(total(page)).toContainText(`for ${pieces} `);
  });

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
