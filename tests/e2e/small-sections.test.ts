import { expect, type Locator } from "@playwright/test";
import { expectNoSidewaysScroll, untilStill } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
});

/** Words that begin on one line and end on the next, other than at a hyphen. */
function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** How far something reaches beyond the box that cuts it off. */
function cutOff(frame: Locator): Promise<number> {
  return frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

test("on a small phone a sticker page's shipping is read to its last date, its table has a name in one line and its plot letters to read @long", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await unfoldSection(page, "Price table");
  await unfoldSection(page, "Shipping info");
  const table = page.locator("#shipping-info").getByRole("table").last();
  await expect(table.getByRole("columnheader").last()).toHaveText("With you by");
  await expect(table.getByRole("row", { name: /^Standard 9-10 business days/ })).toBeVisible();
  expect(await cutOff(table.locator(".."))).toBe(0);
  expect(await brokenWords(table)).toEqual([]);
  const heading = page.getByRole("heading", { name: "Price table" });
  const lineHeight = await heading.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect((await heading.boundingBox())?.height).toBeLessThan(lineHeight * 1.5);
  const letters = page.getByRole("group", { name: "Plot of the prices" }).locator("text");
  const heights = await letters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
});

test("on a small phone a card page's stocks are compared in whole words, width and height stand beside each other, and choices two in a row @long", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card#product-info");
  const stocks = page.locator("#product-info").getByRole("table");
  await expect(stocks).toBeVisible();
  expect(await brokenWords(stocks)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("tab", { name: "Special features" }).click();
  const pictures = page.getByRole("tabpanel", { name: "Foil Stamp" }).getByRole("img");
  await expect(pictures).toHaveCount(4);
  const [first, second] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await page.getByRole("tab", { name: "Price", exact: true }).click();
  const form = page.getByRole("form", { name: "Price table" });
  const side = (name: string) => form.getByRole("textbox", { name });
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(side("Width")).toBeVisible();
    expect((await side("Width").boundingBox())?.y).toBe((await side("Height").boundingBox())?.y);
  }
});

test("on a small phone answers, guide, category and a review's picture keep their rooms @long", async ({
  page,
}) => {
  await test.step("a question in two lines keeps off the rules above and below it", async () => {
    await open(page, "/faq");
    const words = page.getByText("How many standard business cards must I order?");
    const rule = page.locator("summary", { has: words });
    const [text, summary] = [await words.boundingBox(), await rule.boundingBox()];
    const rooms = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [lines, whole] = [
        range.getBoundingClientRect(),
        element.closest("summary")?.getBoundingClientRect(),
      ];
      return [lines.top - (whole?.top ?? 0), (whole?.bottom ?? 0) - lines.bottom];
    });
    expect(text?.height).toBeGreaterThan(44);
    expect(summary?.height).toBeGreaterThan(44);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(5);
  });
  await test.step("a line of the artwork guide's legend has its measure beside it", async () => {
    await open(page, "/user-guide/artwork-guide");
    const term = page.getByRole("term").filter({ hasText: "Background bleed" }).first();
    const measure = page.getByRole("definition").filter({ hasText: "54 x 54 mm" }).first();
    const [name, size] = [await term.boundingBox(), await measure.boundingBox()];
    expect(size?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0) / 2);
    await expectNoSidewaysScroll(page);
  });
  await test.step("a category names its groups in smaller letters than itself", async () => {
    await open(page, "/business-cards");
    const sizeOf = (heading: Locator) =>
      heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const own = await sizeOf(page.getByRole("heading", { level: 1 }));
    expect(await sizeOf(page.getByRole("main").getByRole("heading", { level: 2 }).first())).toBeLessThan(own);
  });
  await test.step("a large picture of a review has the same room on both sides", async () => {
    await open(page, "/stickers/vinyl/hologram");
    await unfoldSection(page, "Reviews");
    await page.locator("#reviews").scrollIntoViewIfNeeded();
    await page.getByRole("article", { name: "The rainbow is real" }).getByRole("button").first().click();
    const dialog = page.getByRole("dialog", { name: "The rainbow is real" });
    await expect(dialog.getByRole("img")).toBeVisible();
    await untilStill(page);
    const [sheet, picture] = [await dialog.boundingBox(), await dialog.getByRole("img").boundingBox()];
    expect((picture?.x ?? 0) - (sheet?.x ?? 0)).toBe(16);
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0)).toBe(16);
    // The sheet ends where the page ends, whether or not a scroll bar takes some of the window.
    const pageEnd = await page.evaluate(() => document.body.getBoundingClientRect().right);
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBe(pageEnd);
  });
});
