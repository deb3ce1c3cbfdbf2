import { expect } from "@playwright/test";
import { addButton, classicPage } from "../support/pages/cart.ts";
import {
  deliveryWay,
  field,
  fillCheckout,
  openOptionalFields,
  placeButton,
  shownNumber,
} from "../support/pages/checkout.ts";
import { sendCoarse } from "../support/pages/saved-file.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { lookAtProof } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/shop-test.ts";

test("without a script one chooses how it is sent, orders, approves and cancels all the same", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  // The quantity is chosen, and not asked for before it is added.
  await page.goto(classicPage.replace("quantity=100", "quantity=25"));
  await page.getByLabel("See More").selectOption({ value: "100" });
  await page.getByRole("radiogroup", { name: "With you by" }).locator("input[value=express]").check();
  await addButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your order" }).getByRole("listitem")).toHaveText(
    /Classic paper stickers.*100.stickers.*\$57\.00/s,
  );
  await expect(deliveryWay(page, "Express")).toBeChecked();
  await page.goto("/cart");
  await page.getByRole("main").getByRole("link", { name: "checkout" }).click();

  await openOptionalFields(page);
  await field(page, "Company").fill("Moss & Co");
  for (const way of ["Standard", "Express"]) {
    await deliveryWay(page, way).check({ force: true });
    await page.getByRole("button", { name: "Update the total" }).click();
  }
  await expect(page.getByRole("status", { name: "Total price" })).toContainText("$75.00");
  await expect(field(page, "Company")).toHaveValue("Moss & Co");

  await fillCheckout(page, newEmail("plain"));
  await field(page, "Postcode").fill("011");
  await placeButton(page).click();
  await expect(field(page, "Postcode")).toHaveAccessibleDescription(
    "Please enter a postcode of four digits.",
  );
  await expect(field(page, "Street address")).toHaveValue("8 Marae Road");
  await field(page, "Postcode").fill("0110");
  await deliveryWay(page, "Standard").check({ force: true });
  await placeButton(page).click();
  await expect(page.getByRole("row", { name: "Total $75.00 $65.00" })).toBeVisible();
  await page.getByRole("button", { name: "Order at the new price" }).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  const number = await shownNumber(page);
  const address = page.url();

  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  await page.goto(address);
  await page.getByText("Ask for a change").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "What should we change?" })).toHaveAccessibleDescription(
    "Your message is required. Please try again.",
  );
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("checkbox", { name: /^The words/ })).toBeFocused();
  await lookAtProof(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByText("This order is cancelled.")).toBeVisible();
  await context.close();
});
