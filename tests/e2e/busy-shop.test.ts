import { expect, type Page, type Route } from "@playwright/test";
import { choose, open, option, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

/** Answers of a page's data, one way after the other, until it comes back; from then on they come as they are. */
async function withoutData(page: Page, address: string, ways: readonly ((route: Route) => Promise<void>)[]) {
  let isAway = true;
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return isAway ? ways[asked % ways.length]!(route) : route.continue();
  });
  return {
    asked: () => asked,
    comesBack: () => {
      isAway = false;
    },
  };
}

const isBusy = (route: Route) => route.fulfill({ status: 503, body: "The shop is busy." });
const isLost = (route: Route) => route.abort();

test("another page that is asked for while the shop is busy or the line is lost comes when it can, and what is chosen stays until then", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  await choose(page, "Product", "Kraft Paper");
  const data = await withoutData(page, "**/stickers/vinyl.data*", [isBusy, isLost]);
  await page
    .locator("summary")
    .filter({ has: page.getByRole("heading", { level: 1 }) })
    .click();
  await page.getByRole("main").getByRole("link", { name: "Vinyl Stickers" }).click();
  await expect.poll(data.asked).toBeGreaterThan(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll Stickers");
  await expect(option(page, "Product", "Kraft Paper")).toBeChecked();
  await expect(page.getByText("This takes longer than usual.")).toBeVisible();
  data.comesBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Stickers");
  await expect(page.getByText("This takes longer than usual.")).toHaveCount(0);
});

test("a page left open asks for its dates anew when it is looked at again, and keeps its price until they come @long", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/stickers/paper");
  await page.clock.fastForward("10:00");
  const data = await withoutData(page, "**/stickers/paper.data*", [isBusy, isLost]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(data.asked).toBeGreaterThan(2);
  await expect(total(page)).toContainText("$13.00");
  const come = page.waitForResponse("**/stickers/paper.data*");
  data.comesBack();
  expect((await come).status()).toBe(200);
  await expect(total(page)).toContainText("$13.00");
});
