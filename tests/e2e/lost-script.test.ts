import { expect, type Page } from "@playwright/test";
import { dialog, entry, open } from "../support/pages/account.ts";
import { addButton, classicPage, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

const sentence = "An error occurred. Please try again or submit a report.";

function loseScript(page: Page, name: string) {
  return page.route(scriptOf(name), (route) => route.abort());
}

test("when the script of 'Sign in' does not come, it is said over the page, put away, and asked for again", async ({
  page,
}) => {
  await open(page, classicPage);
  await loseScript(page, "sign-in-dialog");
  await entry(page).click();
  const said = page.getByRole("alert").filter({ hasText: sentence });
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(said).toBeHidden();
  await expect(total(page)).toContainText("$57.00");
  await entry(page).click();
  await expect(said).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toBeVisible();
});

test("what came of ADD TO CART needs no script but the one that sent it @long", async ({ page }) => {
  await open(page, classicPage);
  await page.route("**/api/cart/add", async (route) => {
    await page.route("**/*.js", (script) => script.abort());
    await route.continue();
  });
  await addButton(page).click();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
});

test("a dialog whose styles did not come either comes with them when it is asked for again @long", async ({
  page,
}) => {
  await open(page, classicPage);
  await page.route("**/assets/*.css", (route) => route.abort());
  await entry(page).click();
  await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole("tablist", { name: "Sign in or register" })).toHaveCSS("display", "flex");
});
