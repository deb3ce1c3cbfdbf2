import { expect } from "@playwright/test";
import { open, reload } from "../support/pages/account.ts";
import { test } from "../support/pages/card-shop-test.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { fillCheckout, placeButton, shownNumber, step } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";

test("ordering leads straight to the card's page; who goes back finds the order, and pays on the same page", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await fillCheckout(page, newEmail("back"));
  await expect(page.getByRole("radio", { name: "Card" })).toBeChecked();
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  const asked = page.url();
  // The browser's own way back leads to the order, not to a checkout without a cart.
  await page.goBack();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  const number = await shownNumber(page);
  await expect(page.getByRole("region", { name: "Pay" })).toContainText("Or by bank transfer");
  const pressPay = async () => {
    await page.getByRole("button", { name: "Pay by card" }).click();
    await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  };
  await pressPay();
  expect(page.url()).toBe(asked);
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await reload(page);
  await pressPay();
  expect(page.url()).toBe(asked);

  await page.getByRole("button", { name: "Pay $65.00" }).click();
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();
  await expect(step(page, "Paid")).toContainText("done");
  await expect(page.getByRole("region", { name: "Pay" })).toBeHidden();
  const invoice = page.getByRole("link", { name: /^Tax invoice INV-\d{6}$/ });
  const answer = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("without a script the way to the card's page is a link @long", async ({ browser, shop }) => {
  const scripted = await browser.newContext({ baseURL: shop.origin });
  const first = await scripted.newPage();
  await addFrom(first, classicPage);
  await open(first, "/checkout");
  await fillCheckout(first, newEmail("plain-card"));
  await first.getByRole("radio", { name: "Bank transfer" }).check();
  await placeButton(first).click();
  await expect(first.getByText("Thank you, Bea")).toBeVisible();
  const address = first.url();
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
