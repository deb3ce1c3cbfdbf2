import { expect, test } from "@playwright/test";

test("banner.md 9: at 812 px and below the price and the main button stay at the bottom, and nothing scrolls sideways", async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 812],
    [812, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/business-cards/premium-business-card");
    const main = page.getByRole("button", { name: "ADD TO CART" });
    await page.getByRole("group", { name: "Number of Sets" }).scrollIntoViewIfNeeded();
    const box = await main.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(height - 80);
    await expect(page.getByRole("status", { name: "Total price" })).toBeInViewport();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  }
});
