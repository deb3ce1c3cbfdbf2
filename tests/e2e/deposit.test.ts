import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/card-shop-test.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { fillCheckout, placeButton } from "../support/pages/checkout.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: it asks everybody for a deposit. */
test.use({ ownShop: "deposit" });

test("of an order with a deposit all is paid at once by card, chosen at the checkout or on the order's page @long", async ({
  page,
  shop,
  browser,
}) => {
  await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Asked before an order is made, percent").fill("40");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await expect(page.getByRole("status").getByText("Saved. It holds")).toBeVisible();

  const visitor = await browser.newPage({ baseURL: shop.origin });
  await addFrom(visitor, classicPage);
  await open(visitor, "/checkout");
  await fillCheckout(visitor, newEmail("deposit"));
  await expect(visitor.getByRole("radio", { name: "Card: $26.00 now" })).toBeChecked();
  await visitor.getByRole("radio", { name: "Card: $65.00 now" }).check();
  await expectWellMade(visitor);
  await placeButton(visitor).click();
  await expect(visitor.getByRole("button", { name: "Pay $65.00" })).toBeVisible();
  await visitor.goBack();
  const pay = visitor.getByRole("region", { name: "Pay" });
  await expect(pay.getByRole("button", { name: "Pay $26.00 by card" })).toBeVisible();
  await expectWellMade(visitor);
  await pay.getByRole("button", { name: "Pay all of it, $65.00" }).click();
  await visitor.getByRole("button", { name: "Pay $65.00" }).click();
  await expect(visitor.getByText("Your payment is here, thank you.")).toBeVisible();
  await expect(pay).toBeHidden();
});
