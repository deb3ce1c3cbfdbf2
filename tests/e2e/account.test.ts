import { expect } from "@playwright/test";
import { dialog, entry, open, register, signIn, signOut, typeCode } from "../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../support/people/members.ts";
import { mailedCode, mailedPassword } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("a visitor who asks for a quote registers, types the code from the mail, has 2 points and is back at the quote", async ({
  page,
  shop,
}) => {
  const email = newEmail("quote");
  await open(page, "/stickers/paper?quantity=500");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await register(page, email);
  await expect(dialog(page, "Email Verification")).toContainText(
    "Please enter the verification code sent to your email.",
  );
  await typeCode(page, await mailedCode(shop.dataDir, email));
  const thanks = dialog(page, "Email Verification");
  await expect(thanks).toContainText("Thank you for verifying your email address.");
  await expect(thanks).toContainText("Processing");
  await expect(thanks).toContainText("2 points");
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL(/\/stickers\/paper\?quantity=500$/);
  const asked = dialog(page, "Request a Quote");
  await expect(asked).toBeVisible();
  await expect(asked.getByRole("region", { name: "Your item" })).toContainText("Quantity500");
  await expect(entry(page)).toHaveText("Ann");
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Points" })).toContainText("2 points");
});

test("what was pending comes back on its own page, also after signing in elsewhere, and only once @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("elsewhere");
  await makeAbsentMember(shop, email);
  await open(page, "/stickers/vinyl");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(dialog(page)).toBeVisible();
  await open(page, "/");
  await entry(page).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/stickers\/vinyl$/);
  await expect(dialog(page, "Request a Quote")).toBeVisible();
  await page.reload();
  await expect(entry(page)).toHaveText("Ann");
  await expect(dialog(page, "Request a Quote")).toBeHidden();
});

test("a forgotten password: a temporary one by mail, which must be changed, and then the new one works @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("forgot");
  await makeAbsentMember(shop, email);
  await open(page, "/");
  await entry(page).click();
  await dialog(page).getByRole("button", { name: "Forgot Password?" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await dialog(page).getByLabel("Email address").fill(email);
  await dialog(page).getByRole("button", { name: "Send temporary password" }).click();
  await expect(dialog(page)).toContainText("Temporary password sent");
  await dialog(page).getByRole("button", { name: "BACK TO SIGN IN" }).click();
  const temporary = await mailedPassword(shop.dataDir, email);
  await signIn(page, email, temporary);
  const change = dialog(page, "Choose a new password");
  await change.getByLabel("Temporary password", { exact: true }).fill("not this one");
  await change.getByLabel("New password", { exact: true }).fill("battery staple");
  await change.getByLabel("Confirm password", { exact: true }).fill("battery stable");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toContainText("New password and confirm password do not match.");
  await change.getByLabel("Confirm password", { exact: true }).fill("battery staple");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toContainText("Old password is incorrect. Please try again.");
  await change.getByLabel("Temporary password", { exact: true }).fill(temporary);
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toBeHidden();
  await signOut(page);
  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toContainText("Incorrect email or password.");
  await signIn(page, email, "battery staple");
  await expect(entry(page)).toHaveText("Ann");
});
