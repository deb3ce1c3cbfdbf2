import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { field, fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { makeAbsentMember, makeMember, newEmail, password } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

async function addAddress(page: Page, address_label: string, address: string) {
  const data = {
    address_label,
    address,
    city_town: "Wellington",
    province: "Wellington",
    postcode: "6011",
    phone_number: "04 555 0142",
  };
  const answer = await page.request.post("/api/account/addresses", { data });
  expect(answer.status()).toBe(201);
}

test("a member chooses an address of the book, orders, and finds the order in the account @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("member");
  await makeMember(shop, page, email);
  await addAddress(page, "Studio", "12 Cuba Street");
  await addAddress(page, "Workshop", "3 Tory Street");
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await expect(field(page, "Email address")).toHaveValue(email);
  await expect(field(page, "Email address")).not.toBeEditable();
  await expect(field(page, "Name")).toHaveValue("Ann Lee");
  await expect(field(page, "Street address")).toHaveValue("12 Cuba Street");
  await page.getByRole("radio", { name: "Workshop" }).check();
  await expect(field(page, "Street address")).toHaveValue("3 Tory Street");
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Ann")).toBeVisible();
  const number = await shownNumber(page);
  await open(page, "/account/orders");
  const row = page.getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText("$65.00");
  await expect(row).toContainText("To be paid");
  await row.getByRole("link", { name: `Pay: order ${number}` }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText("3 Tory Street")).toBeVisible();
});

test("an address that has an account leads to its password, and nothing that was typed is lost @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("known");
  await makeAbsentMember(shop, email);
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await fillCheckout(page, email);
  await page.getByRole("button", { name: "Sign in with this address" }).click();
  const dialog = page.getByRole("dialog", { name: "Email Already Registered!" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Email address")).not.toBeEditable();
  await expect(field(page, "Street address")).toHaveValue("8 Marae Road");
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
});
