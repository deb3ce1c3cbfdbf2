import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { test } from "../support/pages/shop-test.ts";

const PAGES = [
  "/",
  "/stickers/roll",
  "/stickers/paper?size=custom&width=&height=5",
  "/business-cards/swing-tags?sides=both-sides",
  "/business-cards/royal-extra-white-400gsm",
  "/quote",
  "/checkout",
  "/order",
  "/ask",
  "/order/K26-222222",
  "/no/such/page",
  "/api/docs",
];

for (const address of PAGES) {
  test(`axe finds nothing on ${address}, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
}
