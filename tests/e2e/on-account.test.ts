import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
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

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`a member orders on account, as far as the staff let them, at ${width} px`, async ({
    page,
    shop,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    await makeMember(shop, page, newEmail("account"));
    await addFrom(page, classicPage);
    await open(page, "/checkout");
    await expect(page.getByText("Nothing is charged now.")).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    const first = await place(page);

    const studio = await browser.newContext({ baseURL: shop.origin, viewport: { width, height } });
    const staff = await studio.newPage();
    await openAsStaff(staff, shop, first);
    await staff.getByRole("link", { name: "Sell on account" }).click();
    await staff.getByLabel("Limit in dollars").fill("lots");
    await staff.getByRole("button", { name: "Note it" }).click();
    await expect(staff.getByText("Please enter an amount such as 57.00.")).toBeVisible();
    await staff.getByLabel("Limit in dollars").fill("100");
    await staff.getByRole("button", { name: "Note it" }).click();
    await expect(noted(staff)).toHaveText("Noted.");
    await expectAccessible(staff);
    await expectNoSidewaysScroll(staff);
    await studio.close();

    await addFrom(page, classicPage);
    await open(page, "/checkout");
    await account(page).check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await place(page);
    await expect(page.getByRole("heading", { name: /^On account, due / })).toBeVisible();
    await expect(step(page, "On account")).toContainText("Due");
    await expect(page.getByRole("link", { name: /^Tax invoice/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await addFrom(page, classicPage);
    await open(page, "/checkout");
    await expect(account(page)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("There is $35.00 left on your account.")).toBeVisible();
  });
