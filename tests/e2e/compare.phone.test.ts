import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import {
  cards,
  compareDialog,
  kraft,
  openCompare,
  prepareCompared,
  silver,
  strip,
  stripItems,
  tags,
} from "../support/pages/compare.ts";
import { test } from "../support/pages/phone-test.ts";

/** How many pixels of the strip lie below the top of the bar with the price. */
async function overlap(page: Page): Promise<number> {
  const bar = await page.getByRole("button", { name: "ADD TO CART" }).boundingBox();
  const shown = await strip(page).boundingBox();
  return shown && bar ? Math.max(0, shown.y + shown.height - bar.y) : NaN;
}

test("at 810 px and below the strip shows three items above the price bar, and gives way to what was just put into the cart @long", async ({
  page,
}) => {
  await prepareCompared(page, kraft, silver, tags, cards);
  await page.goto(kraft);
  for (const width of [810, 320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(stripItems(page)).toHaveCount(3);
    await expect.poll(() => overlap(page)).toBe(0);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  const keepShopping = page.getByRole("button", { name: "Keep shopping" });
  await expect(keepShopping).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await keepShopping.click();
  await expect(strip(page)).toBeVisible();
  await strip(page).getByRole("button", { name: "Hide what you compare" }).click();
  await expect(stripItems(page)).toHaveCount(0);
});

test("in a low window the strip begins folded, with the bar no more than a third of it; the dialog lays three types beside each other @long", async ({
  page,
}) => {
  await prepareCompared(page, kraft, silver, tags);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(kraft);
  await expect(strip(page).getByRole("button", { name: "Show what you compare" })).toBeVisible();
  const top = async () => (await strip(page).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan((400 * 2) / 3);
  await openCompare(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const heads = compareDialog(page).getByRole("columnheader");
  await expect(heads).toHaveText([/^Kraft paper stickers/, /^Silver vinyl roll labels/, /^Swing tags/]);
  const rows = () =>
    heads.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  await expect.poll(rows).toBe(1);
  const overhang = () => compareDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  await expect.poll(overhang).toBe(0);
});
