import { expect } from "@playwright/test";
import { dialog, fillNewAccount, open, typeCode } from "../support/pages/account.ts";
import { makeMember, newEmail, password } from "../support/people/members.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { held, writesTo } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

test("the page /register ends with the way home", async ({ page, shop }) => {
  const email = newEmail("page");
  await open(page, "/register");
  await fillNewAccount(page, email, "short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "The password must be at least 6 characters.",
  );
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await typeCode(page, await mailedCode(shop.dataDir, email));
  await page.getByRole("link", { name: "Return To Home Page" }).click();
  await expect(page).toHaveURL("/");
});

test("a double press registers once, and a slow answer is spoken of", async ({ page }) => {
  await open(page, "/register");
  const calls = writesTo(page, "/api/auth/register");
  const answer = await held(page, "**/api/auth/register");
  await fillNewAccount(page, newEmail("double"));
  const send = page.getByRole("button", { name: /Create account|Creating your account/ });
  await send.dblclick();
  await page.getByLabel("Last name").press("Enter");
  await expect(page.getByText("This is taking longer than usual.")).toBeVisible();
  answer();
  await expect(dialog(page, "Email Verification")).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("the address book says what was done to it", async ({ page, shop }) => {
  await makeMember(shop, page, newEmail("book"));
  await open(page, "/account");
  const book = page.getByRole("region", { name: "Addresses" });
  const typed = {
    "Address label": "Studio",
    "Street address": "12 Karangahape Road",
    City: "Auckland",
    Region: "Auckland",
    Postcode: "1010",
  };
  await book.getByRole("button", { name: "Add an address" }).click();
  await expect(book.getByLabel("Address label")).toBeFocused();
  for (const [label, text] of Object.entries(typed)) await book.getByLabel(label, { exact: true }).fill(text);
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book.getByLabel("Phone number")).toHaveAccessibleDescription(
    "Phone number is required. Please try again.",
  );
  await book.getByLabel("Phone number").fill("09 123 4567");
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book).toContainText("Your new address has been added successfully.");
  await book.getByRole("button", { name: "Edit Studio" }).click();
  await book.getByLabel("Postcode").fill("1011");
  await book.getByRole("button", { name: "Save address" }).click();
  await expect(book).toContainText("Your existing address has been edited successfully.");
  await book.getByRole("button", { name: "Add an address" }).click();
  for (const [label, text] of Object.entries({ ...typed, Postcode: "1011", "Phone number": "09 123 4567" }))
    await book.getByLabel(label, { exact: true }).fill(text);
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book).toContainText("You are using an address that already exist.");
  await book.getByRole("button", { name: "Cancel" }).click();
  await book.getByRole("button", { name: "Remove Studio" }).click();
  await book.getByRole("button", { name: "Yes, remove Studio" }).click();
  await expect(book).toContainText("No address yet.");
});
