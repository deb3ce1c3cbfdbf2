import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test("a picture opens large, moves by key and button, holds the page still, and gives the focus back; another page is read from its beginning @long", async ({
  page,
}) => {
  await open(page, "/stickers/vinyl/hologram");
  const section = page.locator("#reviews");
  const thumbnails = section.getByRole("article", { name: "The rainbow is real" }).getByRole("button");
  await unfoldSection(page, "Reviews");
  await section.scrollIntoViewIfNeeded();
  await thumbnails.nth(1).click();
  const carousel = page.getByRole("dialog", { name: "The rainbow is real" });
  const next = carousel.getByRole("button", { name: "Next picture" });
  await expect(carousel.getByText("Picture 2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(carousel.getByText("Picture 1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByText("Picture 2 of 3")).toBeVisible();
  await next.click();
  await expect(carousel.getByText("Picture 3 of 3")).toBeVisible();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(carousel.getByText("Picture 1 of 3")).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 2_000);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
    before,
    "hidden",
  ]);
  // At 200 % zoom picture and arrows are in view together.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(carousel.getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(carousel).toHaveCount(0);
  await expect(thumbnails.nth(1)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/stickers/paper");
  await unfoldSection(page, "Reviews");
  const pages = section.getByRole("navigation", { name: "Review pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(section.getByRole("status")).toHaveText("Page 2 of 3");
  await expect(section.getByRole("article").first().getByRole("heading")).toBeInViewport();
  await expect(page.locator(":focus").getByRole("article")).toHaveCount(5);
});
