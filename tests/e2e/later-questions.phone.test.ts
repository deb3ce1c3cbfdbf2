import { expect, type Locator } from "@playwright/test";
import { option, unfold } from "../support/pages/banner.ts";
import { test } from "../support/pages/phone-test.ts";

function isDrawn(one: Locator): Promise<boolean> {
  return one.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

test("what is folded away is not laid out, is opened and chosen from before the script has come, and that counts", async ({
  page,
}) => {
  const { promise: mayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/stickers/paper", { waitUntil: "commit" });
  const square = option(page, "Shape", "Square");
  const table = page.locator("#price").getByRole("table", { includeHidden: true });
  const matte = option(page, "Finishing", "Matte");
  for (const folded of [square, table, matte]) await expect.poll(() => isDrawn(folded)).toBe(false);
  await unfold(square);
  await square.check();
  await expect(page.getByRole("radio", { name: "10", exact: true })).toBeHidden();
  letScriptsCome();
  await expect(page.getByRole("button", { name: "a square" })).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(/shape=square/);
  expect(await isDrawn(table)).toBe(false);
});

test("an address leads into what is folded away, and so does one that is gone to on the page", async ({
  page,
}) => {
  await page.goto("/stickers/paper#shipping-info");
  const shipping = page.locator("#shipping-info");
  await expect(shipping.getByRole("button", { name: "Next month" })).toBeVisible();
  await page.evaluate(() => (location.hash = "#reviews"));
  await expect(page.locator("#reviews").getByRole("article").first()).toBeInViewport();
});
