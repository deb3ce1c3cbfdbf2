import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open, reload } from "../support/pages/account.ts";
import { test } from "../support/pages/card-shop-test.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, placeButton, shownNumber, step, terms } from "../support/pages/checkout.ts";
import { payByKeys } from "../support/pages/pay-by-keys.ts";
import { makeMember, newEmail } from "../support/people/members.ts";

async function pressPay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay by card" }).click();
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
}

test("a member orders and pays by card, with the keyboard alone from the order on", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("card"));
  const data = {
    address_label: "Studio",
    address: "12 Cuba Street",
    city_town: "Wellington",
    province: "Wellington",
    postcode: "6011",
    phone_number: "04 555 0142",
  };
  expect((await page.request.post("/api/account/addresses", { data })).status()).toBe(201);
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await terms(page).check();
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Ann")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pay" })).toContainText("Or by bank transfer");
  await expectAccessible(page);
  await payByKeys(page);
  await expect(step(page, "Paid")).toContainText("done");
  await expect(page.getByRole("region", { name: "Pay" })).toBeHidden();
  const invoice = page.getByRole("link", { name: /^Tax invoice INV-\d{6}$/ });
  const answer = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await expectAccessible(page);
});

test("who goes back without paying finds the order as it was, and pays on the same page", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await orderCart(page, newEmail("back"));
  const number = await shownNumber(page);
  await pressPay(page);
  const asked = page.url();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await reload(page);
  await pressPay(page);
  expect(page.url()).toBe(asked);
});

test("without a script the way to the card's page is a link", async ({ browser, shop }) => {
  const scripted = await browser.newContext({ baseURL: shop.origin });
  const first = await scripted.newPage();
  await addFrom(first, classicPage);
  const address = await orderCart(first, newEmail("plain-card"));
  await scripted.close();
  const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("button", { name: "Pay by card" }).click();
  await page.getByRole("link", { name: "Go on to pay by card" }).click();
  await page.getByRole("button", { name: "Pay $65.00" }).click();
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();
  await context.close();
});
