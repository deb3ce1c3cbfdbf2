import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function field(page: Page) {
  return page.getByRole("search").getByRole("searchbox", { name: "What is it for?" });
}
function found(page: Page) {
  return page.getByRole("region", { name: "What is it for?" }).getByRole("listitem");
}

test("'for jars' is answered with what fits and why, by keyboard; a suggestion and the way back ask theirs; it leads there", async ({
  page,
}) => {
  await open(page, "/");
  await field(page).fill("For jars");
  await field(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "4 things fit “for jars”" })).toBeVisible();
  await expect(page).toHaveURL(/\/\?q=/);
  await expect(field(page)).toBeFocused();
  const suggestion = page.getByRole("link", { name: "Waterproof", exact: true });
  await suggestion.click();
  await expect(found(page).filter({ hasText: "PVC Vinyl" })).toBeVisible();
  await expect(field(page)).toHaveValue("waterproof");
  await expect(suggestion).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(field(page)).toHaveValue("for jars");
  const synthetic = page.getByRole("link", { name: /^Synthetic Paper/ });
  await expect(synthetic).toContainText("oil and water wipe off");
  await synthetic.click();
  await expect(page).toHaveURL(/\/stickers\/roll\?product=synthetic-paper$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll Stickers");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form that asks and is answered", async ({ page }) => {
    await page.goto("/");
    await field(page).fill("Ute door");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL(/\/\?q=Ute\+door$/);
    await expect(field(page)).toHaveValue("ute door");
    await expect(found(page).filter({ hasText: "Custom Decals" })).toBeVisible();
  });
});
