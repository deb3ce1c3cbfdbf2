import { expect, test } from "@playwright/test";
import { held } from "../support/banner-page.ts";
import { addButton, classicPage, openPage } from "../support/cart-browser.ts";

test("while the shop still says who this is, the button shows that the press counts, and it is for what was pressed", async ({
  page,
}) => {
  const answer = await held(page, "**/api/auth/session");
  await page.goto(classicPage);
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  await page.getByLabel("Product", { exact: true }).selectOption({ label: "Kraft Paper" });
  answer();
  await expect(page.getByText("Classic Paper, 100 pcs is in your cart")).toBeVisible();
});

test("what could not be added is said by its name when another product is configured by then", async ({
  page,
}) => {
  await openPage(page, classicPage);
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/cart/add", async (route) => {
    await released;
    await route.abort();
  });
  await addButton(page).click();
  await page.getByLabel("Product", { exact: true }).selectOption({ label: "Kraft Paper" });
  answer();
  await expect(page.getByText("Classic Paper was not added to your cart.")).toBeVisible();
});
