import { expect, type Page, type Route } from "@playwright/test";
import { open, option, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

/** Answers of a page's data until the function that is answered is called; from then on they come as they are. */
async function withoutData(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  let isAway = true;
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return isAway ? answer(route) : route.continue();
  });
  return {
    asked: () => asked,
    comesBack: () => {
      isAway = false;
    },
  };
}

const ways = {
  "the shop is busy": (route: Route) => route.fulfill({ status: 503, body: "The shop is busy." }),
  "the line is lost": (route: Route) => route.abort(),
} as const;

async function followTitle(page: Page, name: string) {
  const title = page.locator("summary").filter({ has: page.getByRole("heading", { level: 1 }) });
  await title.click();
  await page.getByRole("main").getByRole("link", { name }).click();
}

for (const [what, answer] of Object.entries(ways)) {
  test(`another page that is asked for while ${what} comes when it can, and what is chosen stays until then`, async ({
    page,
  }) => {
    await open(page, "/stickers/roll");
    await option(page, "Product", "Kraft Paper").check();
    const data = await withoutData(page, "**/stickers/vinyl.data*", answer);
    await followTitle(page, "Vinyl Stickers");
    await expect.poll(data.asked).toBeGreaterThan(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll Stickers");
    await expect(option(page, "Product", "Kraft Paper")).toBeChecked();
    await expect(page.getByText("This takes longer than usual.")).toBeVisible();
    data.comesBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Stickers");
    await expect(page.getByText("This takes longer than usual.")).toHaveCount(0);
  });

  test(`a page looked at again while ${what} keeps its price until its dates come`, async ({ page }) => {
    await page.clock.install();
    await open(page, "/stickers/paper");
    await page.clock.fastForward("10:00");
    const data = await withoutData(page, "**/stickers/paper.data*", answer);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(data.asked).toBeGreaterThan(1);
    await expect(total(page)).toContainText("$13.00");
    const come = page.waitForResponse("**/stickers/paper.data*");
    data.comesBack();
    expect((await come).status()).toBe(200);
    await expect(total(page)).toContainText("$13.00");
  });
}
