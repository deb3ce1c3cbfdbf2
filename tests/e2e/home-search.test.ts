import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

function field(page: Page) {
  return page.getByRole("search").getByRole("searchbox", { name: "What is it for?" });
}
function found(page: Page) {
  return page.getByRole("region", { name: "What is it for?" }).getByRole("listitem");
}

test("'for jars' is answered with what fits jars and why, by keyboard, and leads there", async ({ page }) => {
  await open(page, "/");
  await field(page).fill("For jars");
  await field(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "4 things fit “for jars”" })).toBeVisible();
  await expect(page).toHaveURL(/\/\?q=/);
  await expect(field(page)).toBeFocused();
  const synthetic = page.getByRole("link", { name: /^Synthetic Paper/ });
  await expect(synthetic).toContainText("oil and water wipe off");
  await synthetic.click();
  await expect(page).toHaveURL(/\/stickers\/roll\?product=synthetic-paper$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll Stickers");
});

test("a suggestion asks its question, and the way back asks the one before", async ({ page }) => {
  await open(page, "/?q=for+cars");
  await expect(found(page).filter({ hasText: "Bumper Stickers" })).toBeVisible();
  await page.getByRole("link", { name: "Waterproof", exact: true }).click();
  await expect(found(page).filter({ hasText: "PVC Vinyl" })).toBeVisible();
  await expect(field(page)).toHaveValue("waterproof");
  await expect(page.getByRole("link", { name: "Waterproof", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(field(page)).toHaveValue("for cars");
  await expect(found(page).filter({ hasText: "Bumper Stickers" })).toBeVisible();
});

test("what is typed on while the answer is on its way stays in the field", async ({ page }) => {
  await open(page, "/");
  const answer = await held(page, "**/*.data?*");
  await field(page).fill("jars");
  await field(page).press("Enter");
  await field(page).fill("jars and lids");
  answer();
  await expect(page.getByRole("status").filter({ hasText: "4 things fit “jars”" })).toBeVisible();
  await expect(field(page)).toHaveValue("jars and lids");
});

test("what leads to the goods brings the choice that makes them fit", async ({ page }) => {
  await open(page, "/?q=freezer");
  await page.getByRole("link", { name: /^Art Paper/ }).click();
  await expect(page.getByRole("radio", { name: /^Freezer Grade/ })).toBeChecked();
  await expect(page.getByRole("list", { name: "Good for" })).toContainText("Freezer");
});

test("nothing that fits is said, with a way on, and everything else stays in sight", async ({ page }) => {
  await open(page, "/?q=pizza");
  await expect(page.getByRole("status").filter({ hasText: "Nothing fits “pizza”" })).toBeVisible();
  await expect(page.getByRole("link", { name: "we answer questions" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Business cards" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on a page of answers", async ({ page }) => {
  await open(page, "/?q=waterproof");
  await expectAccessible(page);
});

test("at 320 px nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/?q=waterproof+jars");
  await expectNoSidewaysScroll(page);
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
