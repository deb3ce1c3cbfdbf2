import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { fillPlace, placeButton, shownNumber, step } from "../support/pages/checkout.ts";
import { test } from "../support/pages/shop-test.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { callAsOwner } from "../support/studio/enter-as-owner.ts";

const account = (page: Page) => page.getByRole("radio", { name: "On account" });

/** Orders what lies in a member's cart; answers the order's number. */
async function place(page: Page): Promise<string> {
  await fillPlace(page);
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  return shownNumber(page);
}

const phone = { width: 375, height: 812 };

test("on a phone a member orders on account, as far as the owner lets them @long", async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const email = newEmail("account");
  await makeMember(shop, page, email);
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await expect(page.getByText("Nothing is charged now.")).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  await place(page);

  const { customers } = await callAsOwner<{ customers: { ref: string }[] }>(
    shop,
    `customers?search=${email}`,
  );
  const id = Number(customers[0]?.ref.replace(/\D/g, ""));
  await callAsOwner(shop, `customers/${id}/credit`, {
    limit: "100",
    days: "20",
    was: { limit: 0, days: 20 },
  });

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
