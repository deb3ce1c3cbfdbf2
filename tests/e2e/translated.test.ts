import { expect, type Page } from "@playwright/test";
import { translate } from "../support/markup/translate.ts";
import { choose, option, total, unfold } from "../support/pages/banner.ts";
import { addButton } from "../support/pages/cart.ts";
import { deliveryWay, fillCheckout, placeButton } from "../support/pages/checkout.ts";
import { open } from "../support/pages/account.ts";
import { newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

const translatePage = (page: Page) => page.locator("body").evaluate(translate);

test("a page that the browser translates goes from a choice to the placed order, with figures of what is chosen", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  await page.getByLabel("See More").selectOption("500");
  await unfold(option(page, "Product", "PVC Vinyl"));
  await translatePage(page);
  await choose(page, "Product", "PVC Vinyl");
  await expect(total(page)).toContainText("$13.30 for 10 stickers");
  await translatePage(page);
  await addButton(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
  await translatePage(page);
  await page.getByLabel("Quantity").selectOption("500");
  await expect(page.getByText("about 22 c each")).toBeVisible();
  await expect(page.getByText("$1.33 each")).toHaveCount(0);

  await page.getByRole("link", { name: "Checkout" }).click();
  await fillCheckout(page, newEmail("translated"));
  await translatePage(page);
  await deliveryWay(page, "Express").check({ force: true });
  await expect(total(page)).toContainText("$126.00");
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
});
