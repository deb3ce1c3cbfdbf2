import { expect } from "@playwright/test";
import { dialog, entry, register, signOut, typeCode } from "../support/pages/account.ts";
import { addFrom, cartLink, classicPage, item, total } from "../support/pages/cart.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("what a visitor has put into the cart is there after registering, and points pay for it @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("cart");
  await addFrom(page, classicPage);
  await entry(page).click();
  await register(page, email);
  await typeCode(page, await mailedCode(shop.dataDir, email));
  await expect(dialog(page, "Email Verification")).toBeHidden();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await cartLink(page).click();
  await expect(item(page, "Classic paper")).toBeVisible();
  await page.getByText("Pay with points: you have 2, worth $2").click();
  await expect(page.getByText("A point takes $1 off")).toBeVisible();
  await page.getByRole("textbox", { name: "Points" }).fill("3");
  await page.getByRole("button", { name: "Use points" }).click();
  await expect(page.getByRole("textbox", { name: "Points" })).toHaveAccessibleDescription(
    "You have 2 points.",
  );
  await page.getByRole("textbox", { name: "Points" }).fill("2");
  await page.getByRole("button", { name: "Use points" }).click();
  await expect(total(page)).toContainText("$63.00");
  await signOut(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
});
