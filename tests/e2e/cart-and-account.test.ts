import { expect } from "@playwright/test";
import { dialog, entry, open, register, signIn, signOut, typeCode } from "../support/pages/account.ts";
import { addButton, addFrom, cartLink, classicPage, item, total } from "../support/pages/cart.ts";
import { makeAbsentMember, makeMember, newEmail, password } from "../support/people/members.ts";
import { mailedCode, mailedPassword } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("what a visitor has put into the cart is there after registering, and points pay for it", async ({
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

test("the password dialog of a registered address brings the cart along, without duplicates", async ({
  page,
  shop,
}) => {
  const email = newEmail("again");
  await makeMember(shop, page, email);
  await addFrom(page, classicPage);
  await signOut(page);
  await addFrom(page, classicPage);
  await addFrom(page, "/quote/swing-tags?quantity=250");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
  await open(page, "/register");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Sign in with this address" }).click();
  const registered = dialog(page, "Email Already Registered!");
  await registered.getByLabel("Password", { exact: true }).fill(password);
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered).toContainText("Welcome back, Ann");
  await expect(registered).toBeHidden();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
  await cartLink(page).click();
  await expect(page.getByRole("article")).toHaveText([/Classic paper/, /Swing tags/]);
});

test("signed in with a temporary password: the new one first, then the item goes into the cart", async ({
  page,
  shop,
}) => {
  const email = newEmail("hurry");
  await makeAbsentMember(shop, email);
  await open(page, "/");
  await entry(page).click();
  await dialog(page).getByRole("button", { name: "Forgot Password?" }).click();
  await dialog(page).getByLabel("Email address").first().fill(email);
  await dialog(page)
    .getByRole("button", { name: /temporary/i })
    .click();
  const temporary = await mailedPassword(shop.dataDir, email);
  await dialog(page).getByText("BACK TO SIGN IN").click();
  await signIn(page, email, temporary);
  const change = dialog(page, "Choose a new password");
  await expect(change).toBeVisible();
  await page.keyboard.press("Escape");
  await open(page, classicPage);
  await addButton(page).click();
  await change.getByLabel("Temporary password", { exact: true }).fill(temporary);
  await change.getByLabel("New password", { exact: true }).fill("brand new");
  await change.getByLabel("Confirm password", { exact: true }).fill("brand new");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toContainText("Adding item to your cart");
  // Two seconds after the change, then two calls and another page.
  await expect(page).toHaveURL(/\/cart\?key=/);
  await expect(item(page, "Classic paper")).toContainText("$57.00");
  await expect(page.getByRole("article")).toHaveCount(1);
});
