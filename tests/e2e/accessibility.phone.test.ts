import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const PAGES = [
  "/",
  "/stickers/roll",
  "/stickers/paper?size=custom&width=&height=5",
  "/business-cards/swing-tags?sides=both-sides",
  "/business-cards/royal-extra-white-400gsm",
  "/quote",
  "/no/such/page",
];

for (const address of PAGES) {
  test(`axe finds nothing on ${address}, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
}
