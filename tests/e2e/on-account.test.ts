import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { fillPlace, placeButton, shownNumber, step, terms } from "../support/pages/checkout.ts";
import { test } from "../support/pages/shop-test.ts";
import { noted, openAsStaff } from "../support/pages/staff-order.ts";
import { makeMember, newEmail } from "../support/people/members.ts";

const account = (page: Page) => page.getByRole("radio", { name: "On account" });

/** Orders what lies in a member's cart; answers the order's number. */
async function place(page: Page): Promise<string> {
  await fillPlace(page);
  await terms(page).check();
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  return shownNumber(page);
}

const phone = { width: 375, height: 812 };

test("on a phone a member orders on account, as far as the staff let them @long", async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize(phone);
  await makeMember(shop, page, newEmail("account"));
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await expect(page.getByText("Nothing is charged now.")).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  const first = await place(page);

  const studio = await browser.newContext({ baseURL: shop.origin, viewport: phone });
  const staff = await studio.newPage();
  await openAsStaff(staff, shop, first);
  await staff.getByRole("link", { name: "Sell on account" }).click();
  await staff.getByLabel("Limit in dollars").fill("lots");
  await staff.getByRole("button", { name: "Note it" }).click();
  await expect(staff.getByText("Please enter an amount such as 57.00.")).toBeVisible();
  await staff.getByLabel("Limit in dollars").fill("100");
  await staff.getByRole("button", { name: "Note it" }).click();
  await expect(noted(staff)).toHaveText("Noted.");
  await studio.close();

  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await account(page).check();
  await place(page);
  await expect(page.getByRole("heading", { name: /^On account, due / })).toBeVisible();
  await expect(step(page, "On account")).toContainText("Due");
  await expect(page.getByRole("link", { name: /^Tax invoice/ })).toBeVisible();

  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await expect(account(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("There is $35.00 left on your account.")).toBeVisible();
});
