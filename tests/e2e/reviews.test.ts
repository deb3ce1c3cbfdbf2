import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function section(page: Page) {
  return page.locator("#reviews");
}

function pages(page: Page) {
  return section(page).getByRole("navigation", { name: "Review pages" });
}

test("below a page's banner stands what is said of its goods; a filter begins at its first page", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags#reviews");
  const reviews = section(page);
  await expect(reviews.getByText("26 reviews")).toBeVisible();
  await expect(reviews.getByRole("article")).toHaveCount(5);
  await expect(page.getByRole("tabpanel", { name: "Review" })).toBeVisible();
  const newest = reviews.getByRole("article", { name: "My knitwear finally has a name" });
  await expect(newest).toContainText("5 out of 5 stars");
  await expect(newest).toContainText("Lucy A.");
  await expect(newest).toContainText("15 September 2026");
  await expect(newest).toContainText("Demonstration");
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(newest).toHaveCount(0);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await reviews.getByRole("link", { name: "Photo" }).click();
  await expect(newest).toBeVisible();
  await expect(pages(page).getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  for (const article of await reviews.getByRole("article").all())
    expect(await article.getByRole("img").count()).toBeGreaterThan(0);
});

test("next stands only where there are more than five pages; it leads to the last one", async ({ page }) => {
  await open(page, "/business-cards/swing-tags#reviews");
  const next = pages(page).getByRole("link", { name: "Next" });
  for (const number of [2, 3, 4, 5, 6]) {
    await next.click();
    await expect(pages(page).getByRole("link", { name: `Page ${number}` })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await expect(next).toHaveCount(0);
  await expect(pages(page).getByRole("link", { name: "Previous" })).toBeVisible();
  await open(page, "/stickers/paper");
  await expect(pages(page).getByRole("link", { name: /^Page/ })).toHaveCount(3);
  await expect(pages(page).getByRole("link", { name: "Next" })).toHaveCount(0);
});

test("another page is read from its beginning, and said", async ({ page }) => {
  await open(page, "/stickers/paper");
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(section(page).getByRole("status")).toHaveText("Page 2 of 3");
  await expect(section(page).getByRole("article").first().getByRole("heading")).toBeInViewport();
  await expect(page.locator(":focus").getByRole("article")).toHaveCount(5);
});

test("of the long comments one is open at a time", async ({ page }) => {
  await open(page, "/stickers/decals");
  const long = section(page).getByText("10 cm larger than planned and were right to");
  await expect(long).toBeHidden();
  await section(page).getByText("See More").first().click();
  await expect(long).toBeVisible();
  await section(page).getByText("See Less").click();
  await expect(long).toBeHidden();
  await open(page, "/business-cards/premium-business-card?review_page=2#reviews");
  const details = section(page).locator("details");
  for (const one of await details.all()) await one.locator("summary").click();
  const opened = () =>
    details.evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length);
  await expect.poll(opened).toBe(Math.min(1, await details.count()));
});

test("a picture opens large, moves by key and button, holds the page still, and gives the focus back", async ({
  page,
}) => {
  await open(page, "/stickers/vinyl/hologram");
  const thumbnails = section(page).getByRole("article", { name: "The rainbow is real" }).getByRole("button");
  await section(page).scrollIntoViewIfNeeded();
  await thumbnails.nth(1).click();
  const carousel = page.getByRole("dialog", { name: "The rainbow is real" });
  await expect(carousel.getByText("Picture 2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(carousel.getByText("Picture 1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByText("Picture 2 of 3")).toBeVisible();
  await carousel.getByRole("button", { name: "Next picture" }).click();
  await expect(carousel.getByText("Picture 3 of 3")).toBeVisible();
  await expect(carousel.getByRole("button", { name: "Next picture" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(carousel.getByText("Picture 1 of 3")).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 2_000);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
    before,
    "hidden",
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(carousel).toHaveCount(0);
  await expect(thumbnails.nth(1)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
});

test("at 200 % zoom picture and arrows are in view together", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, "/stickers/vinyl/hologram");
  await section(page).scrollIntoViewIfNeeded();
  await section(page)
    .getByRole("article", { name: "The rainbow is real" })
    .getByRole("button")
    .first()
    .click();
  const carousel = page.getByRole("dialog", { name: "The rainbow is real" });
  await expect(carousel.getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(carousel.getByRole("button", { name: "Next picture" })).toBeInViewport({ ratio: 1 });
});

test("reviews that do not come say so, and come when they are asked for again", async ({ page }) => {
  await open(page, "/stickers/paper");
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await page.route("**/api/quote/get/reviews?*", (route) => route.abort());
  await pages(page).getByRole("link", { name: "Page 3" }).click();
  const alert = section(page).getByRole("alert");
  await expect(alert).toContainText("The reviews could not be loaded.");
  await page.unroute("**/api/quote/get/reviews?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(section(page).getByRole("article")).toHaveCount(5);
  await expect(alert).toHaveCount(0);
});

test("a page after the last one says so", async ({ page }) => {
  await open(page, "/stickers/dome?review_page=9");
  await expect(section(page).getByText("There is no history.")).toBeVisible();
});

test("the reviews are accessible and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/business-cards/swing-tags#reviews");
  await section(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews are read, turned and filtered by links", async ({ page }) => {
    await page.goto("/business-cards/swing-tags?size=50x90");
    await expect(section(page).getByRole("article")).toHaveCount(5);
    await pages(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/business-cards/swing-tags?size=50x90&review_page=2#reviews");
    await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await section(page).getByRole("link", { name: "Photo" }).click();
    await expect(page).toHaveURL("/business-cards/swing-tags?size=50x90&review_filter=photo#reviews");
    await section(page).getByText("See More").first().click();
    await expect(section(page).getByText("I carried one for a month to see.")).toBeVisible();
  });
});
