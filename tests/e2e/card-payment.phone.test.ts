import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { test } from "../support/pages/card-shop-test.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, step } from "../support/pages/checkout.ts";
import { payByKeys } from "../support/pages/pay-by-keys.ts";
import { newEmail } from "../support/people/members.ts";

test("on a phone an order is paid by card, and nothing scrolls sideways", async ({ page }) => {
  await addFrom(page, classicPage);
  await orderCart(page, newEmail("card-phone"));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await payByKeys(page);
  await expect(step(page, "Paid")).toContainText("done");
  await expectNoSidewaysScroll(page);
});
