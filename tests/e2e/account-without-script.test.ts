import { expect } from "@playwright/test";
import { fillNewAccount } from "../support/pages/account.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("without a script one registers all the same: refusals keep what was typed, the code comes by mail", async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail("plain");
  await page.goto("/register");
  await fillNewAccount(page, email, "short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "The password must be at least 6 characters.",
  );
  await expect(page.getByLabel("Last name")).toHaveValue("Lee");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Email Verification" })).toBeVisible();
  await page.getByLabel("Verification code").fill("12345");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByLabel("Verification code")).toHaveAccessibleDescription(
    "That code is not right. Please enter the verification code sent to your email.",
  );
  await page.getByLabel("Verification code").fill(await mailedCode(shop.dataDir, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Thank you for verifying your email address.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return To Home Page" })).toBeVisible();
  const session = await context.request.get("/api/auth/session");
  expect((await session.json()).data).toMatchObject({ user: { email }, points: 2 });
});
