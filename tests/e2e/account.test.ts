import { expect } from "@playwright/test";
import {
  dialog,
  entry,
  fillRegistration,
  open,
  register,
  signIn,
  signOut,
  typeCode,
} from "../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../support/people/members.ts";
import { mailedCode, mailedPassword } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

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

test("what was pending comes back on its own page, also after signing in elsewhere, and only once", async ({
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

test("closing 'Sign in' gives up what was pending", async ({ page }) => {
  await open(page, "/stickers/paper");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Request a quote" })).toBeFocused();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain("pending_action");
});

test("a wrong code may be tried again; after five it has expired, in words that say what to do", async ({
  page,
  shop,
}) => {
  const email = newEmail("wrong");
  await open(page, "/");
  await entry(page).click();
  await register(page, email);
  const code = await mailedCode(shop.dataDir, email);
  const field = dialog(page, "Email Verification").getByLabel("Verification code");
  const form = dialog(page, "Email Verification").locator("form");
  await dialog(page, "Email Verification").getByRole("button", { name: "Verify" }).click();
  await expect(form).toContainText("Verification code required.");
  for (const _try of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse("**/api/auth/verify");
    await typeCode(page, other(code));
    await answer;
    await expect(field).toHaveAccessibleDescription(
      "That code is not right. Please enter the verification code sent to your email.",
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(other(code));
  }
  await typeCode(page, code);
  await expect(field).toHaveAccessibleDescription("Verification code expired, resend email verification.");
});

test("another code can be asked for after a minute", async ({ page }) => {
  await page.clock.install();
  const email = newEmail("resend");
  await open(page, "/");
  await entry(page).click();
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.clock.runFor(500);
  const verification = dialog(page, "Email Verification");
  await expect(verification).toContainText("ask again in");
  await expect(verification.getByRole("button", { name: "Resend the code" })).toBeHidden();
  await page.clock.runFor(61_000);
  const asked = page.waitForRequest("**/api/auth/send-verification-code");
  await verification.getByRole("button", { name: "Resend the code" }).click();
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(verification.getByRole("status").last()).toContainText("A new code is on its way.");
});

test("the address typed to sign in goes along to Forgot Password and back", async ({ page }) => {
  await open(page, "/");
  await entry(page).click();
  await dialog(page).getByLabel("Email address").first().fill("ann@example.org");
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await expect(dialog(page).getByLabel("Email address")).toHaveValue("ann@example.org");
  await dialog(page).getByLabel("Email address").fill("ann.lee@example.org");
  await page.getByRole("button", { name: "BACK TO SIGN IN" }).click();
  await expect(dialog(page).getByLabel("Email address").first()).toHaveValue("ann.lee@example.org");
});

test("a forgotten password: a temporary one by mail, which must be changed, and then the new one works", async ({
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

test("an address that has an account leads to its password on the spot; cancel clears the address", async ({
  page,
  shop,
}) => {
  const email = newEmail("registered");
  await makeAbsentMember(shop, email);
  await open(page, "/account");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Email address").fill(email);
  const way = page.getByRole("button", { name: "Sign in with this address" });
  await way.click();
  const registered = dialog(page, "Email Already Registered!");
  await registered.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("");
  await expect(page.getByLabel("First name")).toHaveValue("Ann");
  await page.getByLabel("Email address").fill(email);
  await way.click();
  const field = registered.getByLabel("Password", { exact: true });
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(field).toHaveAccessibleDescription("Please Enter password.");
  await field.fill("wrong horse");
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(field).toHaveAccessibleDescription("Incorrect password.");
  await field.fill(password);
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered).toContainText("Welcome back, Ann");
  await expect(registered).toBeHidden();
  await expect(page.getByRole("link", { name: "Return To Home Page" })).toBeVisible();
});

test("signing in and out in one tab is seen in the other", async ({ page, context, shop }) => {
  const email = newEmail("tabs");
  await makeAbsentMember(shop, email);
  const second = await context.newPage();
  await open(second, "/stickers/roll");
  await expect(entry(second)).toHaveText("Sign in");
  await entry(second).click();
  await expect(dialog(second)).toBeVisible();
  await open(page, "/");
  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(second)).toBeHidden();
  await expect(entry(second)).toHaveText("Ann");
  await signOut(page);
  await expect(entry(second)).toHaveText("Sign in");
});
