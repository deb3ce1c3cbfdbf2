import { expect, type Browser, type Page } from "@playwright/test";
import { entry, open } from "../support/pages/account.ts";
import { makeMember, newEmail, password } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

function signInByCall(page: Page, email: string, typed: string) {
  return page.request.post("/api/auth/login", { data: { email, password: typed } });
}

/** The same member on another device, looking at the account. */
async function otherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  expect((await signInByCall(page, email, password)).status()).toBe(200);
  await open(page, "/account");
  await expect(page.getByRole("heading", { name: "Hello Ann" })).toBeVisible();
  return page;
}

function expectSignedOut(page: Page) {
  return expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
}

test("changing the password keeps this device, signs the others out, and is told by mail @long", async ({
  page,
  browser,
  shop,
}) => {
  const email = newEmail("change");
  await makeMember(shop, page, email);
  const other = await otherDevice(browser, email);
  await open(page, "/account");
  const section = page.getByRole("region", { name: "Password" });
  const press = () => section.getByRole("button", { name: "Change password" }).click();
  const field = (label: string) => section.getByLabel(label, { exact: true });
  await press();
  await expect(field("Old password")).toHaveAccessibleDescription(
    "Old password is required. Please try again.",
  );
  await field("Old password").fill("wrong horse");
  await field("New password").fill("short");
  await field("Confirm password").fill("shart");
  await press();
  await expect(field("New password")).toHaveAccessibleDescription(
    "The password must be at least 6 characters.",
  );
  await field("New password").fill("battery staple");
  await press();
  await expect(field("Confirm password")).toHaveAccessibleDescription(
    "New password and confirm password do not match.",
  );
  await field("Confirm password").fill("battery staple");
  await press();
  await expect(field("Old password")).toHaveAccessibleDescription(
    "Old password is incorrect. Please try again.",
  );
  await field("Old password").fill(password);
  await press();
  await expect(section).toContainText("Your password was changed. Every other device was signed out.");
  await expect(field("New password")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hello Ann" })).toBeVisible();
  await open(other, "/account");
  await expectSignedOut(other);
  expect((await signInByCall(other, email, password)).status()).toBe(401);
  expect((await signInByCall(other, email, "battery staple")).status()).toBe(200);
  expect(await mailedText(shop.dataDir, email, "has just been changed")).toContain("Hello Ann,");
  await other.context().close();
});

test("a saved profile is shown at once in the header and stays; signing out here leaves other devices alone, everywhere ends all @long", async ({
  page,
  browser,
  shop,
}) => {
  const email = newEmail("profile");
  await makeMember(shop, page, email);
  const other = await otherDevice(browser, email);
  await open(page, "/account");
  const section = page.getByRole("region", { name: "Profile" });
  await expect(section.getByLabel("Email address")).not.toBeEditable();
  await section.getByLabel("First name").fill("<b>Anna</b>");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByLabel("First name")).toHaveAccessibleDescription(
    "First name must be plain text of at most 100 characters.",
  );
  await section.getByLabel("First name").fill("Anna");
  await section.getByLabel("Last name").fill("Lee-Moss");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("Saved.")).toBeVisible();
  await expect(entry(page)).toHaveText("Anna");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hello Anna" })).toBeVisible();
  await expect(section.getByLabel("Last name")).toHaveValue("Lee-Moss");

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expectSignedOut(page);
  await open(other, "/account");
  await expect(other.getByRole("heading", { name: "Hello Anna" })).toBeVisible();
  expect((await signInByCall(page, email, password)).status()).toBe(200);
  await open(page, "/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectSignedOut(page);
  await open(other, "/account");
  await expectSignedOut(other);
  await other.context().close();
});
