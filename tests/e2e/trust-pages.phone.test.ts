import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

const pages = [
  ["Terms", "Proof and artwork"],
  ["Privacy", "Your files"],
  ["Returns and reprints", "When we got it wrong"],
  ["About and contact", "Talk to a printer"],
  ["Payment and delivery", "What shipping costs"],
] as const;

test("the footer leads to how the shop deals, and nothing there scrolls sideways", async ({ page }) => {
  await open(page, "/faq");
  for (const [name, part] of pages) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("region", { name: part })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/about");
  await expect(page.getByRole("img", { name: /^Map: Kisscut is at 12 Guillotine Lane/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("who registers finds the terms and what is kept", async ({ page }) => {
  await open(page, "/register");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  await expect(main.getByRole("link", { name: "what we keep" })).toHaveAttribute("href", "/privacy");
});
