import { expect, type Browser } from "@playwright/test";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { deliveryWay, field, fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { test } from "../support/pages/shop-test.ts";

/** A browser that runs no script, with what another one has put into the cart. */
async function withoutScript(browser: Browser, baseURL: string) {
  const scripted = await browser.newContext({ baseURL });
  await addFrom(await scripted.newPage(), classicPage);
  const storageState = await scripted.storageState();
  await scripted.close();
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  return { context, page: await context.newPage() };
}

test("without a script one orders, approves and cancels all the same", async ({ browser, shop }) => {
  const { page, context } = await withoutScript(browser, shop.origin);
  await page.goto("/checkout");
  await fillCheckout(page, newEmail("plain"));
  await field(page, "Postcode").fill("011");
  await placeButton(page).click();
  await expect(field(page, "Postcode")).toHaveAccessibleDescription(
    "Please enter a postcode of four digits.",
  );
  await expect(field(page, "Street address")).toHaveValue("8 Marae Road");
  await field(page, "Postcode").fill("0110");
  await deliveryWay(page, "Express").check({ force: true });
  await placeButton(page).click();
  await expect(page.getByRole("row", { name: "Total $65.00 $75.00" })).toBeVisible();
  await page.getByRole("button", { name: "Order at the new price" }).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  const number = await shownNumber(page);
  const address = page.url();

  await happens(shop, number, proofMade(1));
  await page.goto(address);
  await page.getByText("Ask for a change").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "What should we change?" })).toHaveAccessibleDescription(
    "Your message is required. Please try again.",
  );
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByText("This order is cancelled.")).toBeVisible();
  await context.close();
});

test("without a script another way of sending updates the total, and what was typed stays", async ({
  browser,
  shop,
}) => {
  const { page, context } = await withoutScript(browser, shop.origin);
  await page.goto("/checkout");
  await field(page, "Company").fill("Moss & Co");
  await deliveryWay(page, "Express").check({ force: true });
  await page.getByRole("button", { name: "Update the total" }).click();
  await expect(page.getByRole("status", { name: "Total price" })).toContainText("$75.00");
  await expect(field(page, "Company")).toHaveValue("Moss & Co");
  await context.close();
});
